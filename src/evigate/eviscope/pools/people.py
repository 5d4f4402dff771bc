"""Given names by gender, surnames, and words that stand before a name."""

from __future__ import annotations

from typing import Final

MALE: Final = tuple(
    """Aaron Adam Alan Albert Alexander Alfred Andrew Anthony Arthur Benjamin Bernard
    Bill Bob Brian Bruce Carl Cam Charles Chris Christian Christopher Clarence Colin
    Dan Daniel David Dean Derek Donald Douglas Edgar Edmund Edward Edwin Eli Eric Ernest
    Eugene Ferdinand Francis Frank Frederick Friedrich Galileo Gary Geoffrey George
    Gerald Gilbert Gordon Graham Gregory Gustav Guy Harold Harry Heinrich Henry Herbert
    Howard Hugh Ian Isaac Ivan Jack Jacob James Jared Jason Jean Jeff Jeffrey Jeremy
    Jerry Jim Joe Johann John Jonathan Joseph Josh Joshua Julian Karl Keith Kenneth
    Kevin Laurence Lawrence Leo Leonard Leopold Lewis Louis Luke Marcus Mario Mark
    Martin Marvin Matthew Max Michael Mike Muhammad Nathan Nicholas Nikola Nigel Norman
    Oliver Oscar Otto Patrick Paul Peter Peyton Philip Pierre Ralph Raymond Reginald
    Richard Rick Rob Robert Roger Roland Ron Ronald Roy Russell Samuel Scott Sean Sidney
    Simon Stanley Stephen Steve Steven Stuart Terry Theodore Thomas Tim Timothy Tom Tony
    Trevor Victor Vincent Walter Warren Wayne Werner Wilhelm William Winston
    """.split()
)
FEMALE: Final = tuple(
    """Ada Agnes Alice Amanda Amy Angela Ann Anna Anne Barbara Beatrice Bertha Beverly
    Betty Carol Caroline Catherine Charlotte Christina Christine Clara Claire Cynthia
    Deborah Diana Diane Donna Dorothy Edith Eleanor Elizabeth Ellen Emily Emma Esther
    Eva Evelyn Florence Frances Gertrude Grace Hannah Harriet Helen Ida Irene Isabella
    Jane Janet Jean Jennifer Jessica Joan Josephine Joyce Judith Julia Julie Karen
    Katherine Kathleen Laura Lilian Linda Lisa Louise Lucy Margaret Maria Marie
    Marilyn Marion Marlee Martha Mary Matilda Maud Michelle Mildred Nancy Olivia Pamela
    Patricia Pauline Rachel Rebecca Rosa Rose Ruth Sandra Sara Sarah Sharon Sheila
    Sophia Stephanie Susan Sylvia Teresa Ursula Valerie Victoria Virginia
    Vivian Wendy Zoe""".split()
)
SURNAMES: Final = tuple(
    """Abbott Ainsworth Aldridge Ashdown Barlow Beckett Bellamy Bramwell Brandt Calloway
    Carrington Chadwick Colville Corbett Dalton Danforth Denholm Draycott Eastman
    Ellsworth Fairfax Farnham Fenwick Garland Goodwin Grantham Hadley Halstead Hartwell
    Hawthorne Holbrook Huxley Jessop Kendrick Kirkland Langley Lattimore Lindqvist
    Lockwood Marsden Mayhew Merrick Montague Norwood Oakley Osborne Pemberton Penrose
    Prescott Radcliffe Ravenel Rowland Sheffield Sinclair Stanhope Sutcliffe Tennant
    Thackeray Thornton Tilden Underhill Vance Wakefield Walcott Weatherby Whitfield
    Winslow Wolcott Yardley""".split()
)
TITLES: Final = (
    "Archbishop Bishop Captain Cardinal Chancellor Colonel Count Doctor Dr. Duke Earl "
    "Emperor Empress General Governor Judge Justice King Lady Lieutenant Lord Major "
    "Mr. Mrs. Pope President Prince Princess Professor Queen Saint Senator Sir St."
).split()
PARTICLES: Final = ("al", "bin", "da", "de", "den", "der", "di", "du", "la", "le")
PARTICLES_MORE: Final = ("van", "von", "zu", "y", "ibn")
