"""The one style sheet of evigate's pages: phone, dark rooms and paper."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root{color-scheme:light dark;--ink:#1c1e21;--paper:#fff;--dim:#666b73;--line:#d9dce1;
--up:0,98,204;--down:214,94,0;--mark:#ffd6d2;--box:#f5f6f8}
@media (prefers-color-scheme:dark){:root{--ink:#e8eaed;--paper:#15171a;--dim:#9aa0a8;
--line:#363a40;--up:86,160,255;--down:255,150,64;--mark:#6e2a24;--box:#1e2125}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main,footer{max-width:60rem;margin:0 auto;padding:1rem}
footer{color:var(--dim);font-size:.85rem;border-top:1px solid var(--line)}
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.2rem;margin-top:2rem}
h3{font-size:1rem;margin-bottom:.3rem}
section,article{border-top:1px solid var(--line);padding:.5rem 0 1rem}
.text{white-space:pre-wrap;overflow-wrap:anywhere}
blockquote,.box{margin:.5rem 0;padding:.6rem .8rem;background:var(--box);
border-radius:6px}
.dim,caption,dt,summary{color:var(--dim)}caption{text-align:left;padding-bottom:.3rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:left;
vertical-align:top}
.number{text-align:right;white-space:nowrap}
dl{display:flex;flex-wrap:wrap;gap:.4rem 1.6rem;margin:.6rem 0}
dl div{min-width:6rem}dt{font-size:.85rem}dd{margin:0;font-variant-numeric:tabular-nums}
mark{background:var(--mark);color:inherit;border-radius:3px;padding:0 .1em}
.bars{width:100%;table-layout:fixed}
.bars th{font-weight:400;width:34%;overflow-wrap:anywhere}
.bars td.number{width:26%;white-space:normal}
.bar svg{display:block;width:100%;height:.9rem;margin-top:.3rem}
.bar line{stroke:var(--dim);stroke-width:1;vector-effect:non-scaling-stroke}
.positive{fill:rgb(var(--up))}.negative{fill:rgb(var(--down))}
.up1,.up2,.up3,.up4,.up5,.down1,.down2,.down3,.down4,.down5{border-radius:3px}
.up1{background:rgba(var(--up),.1)}.up2{background:rgba(var(--up),.18)}
.up3{background:rgba(var(--up),.28)}.up4{background:rgba(var(--up),.4)}
.up5{background:rgba(var(--up),.54)}
.down1{background:rgba(var(--down),.1)}.down2{background:rgba(var(--down),.18)}
.down3{background:rgba(var(--down),.28)}.down4{background:rgba(var(--down),.4)}
.down5{background:rgba(var(--down),.54)}
.down1,.down2,.down3,.down4,.down5{text-decoration:underline dotted}
img{max-width:100%;height:auto;background:#fff}
@media print{:root{--ink:#000;--paper:#fff;--dim:#444;--line:#bbb;--up:0,98,204;
--down:214,94,0;--mark:#ffd6d2;--box:#f5f6f8}
body{font-size:11pt}article,section,tr,img{break-inside:avoid}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
"""
