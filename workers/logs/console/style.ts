/** Style sheet of the console; the policy allows no styles inside of a page. */
export const style = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#5b6675;--line:#d5dae1;--paper:#fff;--tint:#f4f6f8;--mark:#1f5f8b;--bad:#b3261e;--good:#2f6f4f}
@media (prefers-color-scheme:dark){:root{--ink:#e6eaf0;--soft:#9aa6b5;--line:#364152;--paper:#12171e;--tint:#1a212b;--mark:#7ab6e0;--bad:#ff8a80;--good:#7fc8a0}}
*{box-sizing:border-box}
body{margin:0;font:14px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
header{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;justify-content:space-between;padding:.75rem 1.5rem;border-block-end:1px solid var(--line)}
header>a{font-weight:650;color:inherit;text-decoration:none}
header form{display:flex;gap:.5rem;align-items:center}
input,button,select{font:inherit;padding:.3rem .6rem;border:1px solid var(--line);border-radius:4px;background:var(--paper);color:inherit;min-block-size:32px}
input[type=search]{inline-size:22rem;max-inline-size:60vw;font-family:ui-monospace,monospace}
main{padding:1rem 1.5rem 3rem;max-inline-size:1440px}
h1{font-size:1.15rem;margin:.25rem 0 1rem}h2{font-size:1rem;margin:2rem 0 .5rem}h3{margin:0;font-size:.95rem}
a{color:var(--mark)}
nav{display:flex;flex-wrap:wrap;gap:1rem;margin-block:.5rem}
nav a[aria-current]{color:inherit;font-weight:650;text-decoration:none}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
.regions{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem}
.region{border:1px solid var(--line);border-radius:6px;padding:1rem}
dl{display:grid;grid-template-columns:repeat(5,auto);gap:.1rem 1rem;margin:.5rem 0 1rem}
dl.facts{grid-template-columns:max-content 1fr;gap:.2rem 1.5rem}
dt{color:var(--soft);font-size:.8rem;grid-row:1}dl.facts dt{grid-row:auto}
dd{margin:0;font-variant-numeric:tabular-nums}
svg{display:block;inline-size:100%;block-size:auto}
svg.timeline{max-inline-size:960px;margin-block-end:1rem}
svg text{font:10px system-ui,sans-serif;fill:var(--soft)}
.bar{fill:var(--mark)}.bad{fill:var(--bad)}.p50{stroke:var(--mark);fill:none;stroke-width:1.5}.p95{stroke:var(--soft);fill:none;stroke-width:1.5;stroke-dasharray:3 2}.axis{stroke:var(--line)}
table{border-collapse:collapse;inline-size:100%}
th,td{text-align:start;padding:.3rem .75rem .3rem 0;border-block-end:1px solid var(--line);white-space:nowrap}
td.path{white-space:normal;overflow-wrap:anywhere}
th{color:var(--soft);font-weight:500;font-size:.8rem}
th.number,td.number{text-align:end;padding-inline-end:1.5rem;font-variant-numeric:tabular-nums}
.failed{color:var(--bad);font-weight:600}
code{font-family:ui-monospace,monospace;font-size:.92em;overflow-wrap:anywhere}
.scroll{overflow-x:auto}.note{color:var(--soft)}
`;
