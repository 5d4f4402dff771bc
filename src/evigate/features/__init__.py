"""Evidence -> Features: the numbers of the RAGScope paper, and ours."""
