/** Style sheet of the console; the policy forbids inline styles. */
export const style = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#535e6c;--line:#d5dae1;--paper:#fff;--tint:#f3f5f8;--mark:#1b5a85;--mid:#7d5a00;--bad:#b3261e;--bad-tint:#fdecea;--kept:#8fb3cc}
@media (prefers-color-scheme:dark){:root{--ink:#e6eaf0;--soft:#a3afbd;--line:#364152;--paper:#12171e;--tint:#1a212b;--mark:#86bde6;--mid:#e0b95a;--bad:#ff8a80;--bad-tint:#3a1d1c;--kept:#456a86}}
*{box-sizing:border-box}
body{margin:0;font:14px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
.skip{position:absolute;inset-block-start:-4rem;padding:.5rem 1rem;background:var(--paper)}.skip:focus{inset-block-start:0}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.6rem 1.5rem;border-block-end:1px solid var(--line)}
header p{margin:0}header form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-inline-start:auto}
input,button,select{font:inherit;padding:.3rem .6rem;border:1px solid var(--soft);border-radius:4px;background:var(--paper);color:inherit;min-block-size:34px;max-inline-size:100%}
button{background:var(--mark);border-color:var(--mark);color:var(--paper);font-weight:600;padding-inline:1rem;cursor:pointer}
input[type=search]{inline-size:19rem;font-family:ui-monospace,monospace;font-size:.92em}
main{padding:1rem 1.5rem 3rem;max-inline-size:1440px;margin-inline:auto}main:focus{outline:none}
h1{font-size:1.25rem;margin:.25rem 0;overflow-wrap:anywhere}h2{font-size:1.05rem;margin:2rem 0 .5rem;overflow-wrap:anywhere}
a{color:var(--mark)}
nav{display:flex;flex-wrap:wrap;gap:.25rem .9rem;align-items:center;color:var(--soft)}
nav a{display:inline-block;padding-block:.25rem;min-inline-size:24px;text-align:center}
nav a[aria-current]{color:var(--ink);font-weight:650;text-decoration:none;border-block-end:2px solid var(--mark)}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
.top{display:flex;flex-wrap:wrap;gap:.25rem 2rem;align-items:baseline}.top h1{margin-inline-end:auto}
.alarm{border:1px solid var(--bad);border-inline-start-width:6px;border-radius:6px;background:var(--bad-tint);padding:.6rem 1rem;margin-block:1rem}
.alarm h2,.alarm p{margin:0}.alarm ul{margin:.25rem 0;padding-inline-start:1.2rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;margin:1rem 0}
.tiles>div{background:var(--tint);border-radius:6px;padding:.6rem .9rem}
.tiles dt{color:var(--soft)}.tiles dd{margin:0;font-variant-numeric:tabular-nums}.tiles dd:nth-of-type(1){font-size:1.5rem;font-weight:600;line-height:1.25}
.tiles .note{font-size:.85rem}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1rem}
figure{margin:0;border:1px solid var(--line);border-radius:6px;padding:.75rem 1rem}
figcaption{display:flex;flex-wrap:wrap;gap:.1rem .9rem;align-items:baseline;margin-block-end:.5rem}figcaption .note{margin-inline-start:auto}
.keys{display:flex;gap:.9rem;font-size:.85rem}.key{padding-inline-start:1.1rem;position:relative}
.key::before{content:"";position:absolute;inset-inline-start:0;inset-block-start:.5em;inline-size:.8rem;border-block-start:3px solid}
.key.bar::before{border-color:var(--mark)}.key.bad::before{border-color:var(--bad)}.key.p50::before{border-color:var(--mark)}.key.p95::before{border-color:var(--mid);border-block-start-style:dashed}.key.p99::before{border-color:var(--soft);border-block-start-style:dotted}
.ends{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;margin:.25rem 0 0;font-size:.85rem;font-variant-numeric:tabular-nums}@media (max-width:40rem){.ends>span:not(:last-child){display:none}}
svg{display:block}svg.chart{inline-size:100%;block-size:9rem}svg.spark{inline-size:8rem;block-size:1.5rem}svg.waterfall{inline-size:100%;min-inline-size:10rem;block-size:1rem}td.wide{inline-size:50%}
rect.bar{fill:var(--mark)}rect.bad{fill:var(--bad)}rect.kept{fill:var(--kept)}rect.track{fill:var(--tint)}
path{fill:none;stroke-linecap:round;vector-effect:non-scaling-stroke}path.p50{stroke:var(--mark);stroke-width:2}path.p95{stroke:var(--mid);stroke-width:1.5;stroke-dasharray:6 3}path.p99{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:2 3}
line{vector-effect:non-scaling-stroke}.axis{stroke:var(--line)}.answered{stroke:var(--ink);stroke-dasharray:2 2}
table{border-collapse:collapse;inline-size:100%}
th,td{text-align:start;padding:.35rem .9rem .35rem 0;border-block-end:1px solid var(--line);white-space:nowrap;vertical-align:top}
td.path{white-space:normal;overflow-wrap:anywhere;min-inline-size:14rem}
thead th{color:var(--soft);font-weight:500;font-size:.85rem}tbody th{font-weight:500}
.number{text-align:end;padding-inline-end:1.5rem;font-variant-numeric:tabular-nums}
time{font-variant-numeric:tabular-nums}
.failed{color:var(--bad);font-weight:600}
code{font-family:ui-monospace,monospace;font-size:.92em;overflow-wrap:anywhere}
.scroll{overflow-x:auto}.note{color:var(--soft)}
dl.facts{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1.5rem;margin:1rem 0}dl.facts dt{color:var(--soft)}dl.facts dd{margin:0;overflow-wrap:anywhere}
form.search{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr));gap:.75rem 1rem;align-items:end;margin-block:1rem;padding:1rem;background:var(--tint);border-radius:6px}
form.search label{display:block;font-size:.85rem}form.search input:not([type=checkbox]),form.search select{inline-size:100%}
.check{display:flex;gap:.5rem;align-items:center;min-block-size:34px}.check input{min-block-size:0;inline-size:1.1rem;block-size:1.1rem}
::placeholder{color:var(--soft);opacity:1}
@media (min-width:22.5rem){form.search .long{grid-column:span 2}}
.deployed{stroke:var(--mid);stroke-dasharray:4 3}form.until,form.hold{display:flex;flex-wrap:wrap;gap:.25rem .5rem;align-items:center}
@media (max-width:40rem){header,main{padding-inline:1rem}header form{margin:0}thead{position:absolute;clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden}tbody tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 1rem;padding-block:.5rem;border-block-end:1px solid var(--line)}th,td{border:0;padding:.15rem 0;white-space:normal;overflow-wrap:anywhere}tbody th,td.path,td.wide{grid-column:1/-1;inline-size:auto;min-inline-size:0}td.number{text-align:start}td[data-label]::before{content:attr(data-label);display:block;color:var(--soft);font-size:.8rem;font-weight:400}}
@media (forced-colors:active){rect.bar,rect.kept{fill:CanvasText}rect.bad{fill:Mark}path{stroke:CanvasText}.alarm{border-color:CanvasText}}
`;
