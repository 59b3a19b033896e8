/** Style sheet of the office, in the shop's colors and measures; the policy forbids inline styles. */
export const style = `
:root{color-scheme:light dark;--paper:#fbfbf9;--surface:#ffffff;--sunken:#f2f2ee;--ink:#15181d;--ink-soft:#464c56;--on-action:#ffffff;--hairline:#dfded8;--line:#85878a;--action:#123f8c;--action-soft:#e9eff9;--focus:#1257d6;--danger:#9c1c1f;--danger-soft:#fbedeb;--success:#155231;--success-soft:#e8f3ec}
@media (prefers-color-scheme:dark){:root{--paper:#111418;--surface:#171b20;--sunken:#0b0d10;--ink:#ecebe6;--ink-soft:#b7babf;--on-action:#0a1931;--hairline:#2c3138;--line:#727983;--action:#93bbff;--action-soft:#1a2842;--focus:#a9c9ff;--danger:#ffa39b;--danger-soft:#361b1b;--success:#8fd6a8;--success-soft:#152b1e}}
*{box-sizing:border-box}html{scroll-padding-block:1rem 6rem}
body{margin:0;font:15px/1.5 "Source Sans 3",system-ui,sans-serif;color:var(--ink);background:var(--paper)}
.skip{position:absolute;inset-block-start:-4rem;padding:.5rem 1rem;background:var(--surface)}.skip:focus{inset-block-start:0}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;padding:.5rem 1.5rem;border-block-end:1px solid var(--hairline);background:var(--surface)}
header p{margin:0;font-weight:650}header p a{color:inherit;text-decoration:none}header form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.frame{display:grid;grid-template-columns:12rem minmax(0,1fr)}.frame>main:first-child{grid-column:1/-1}
nav{position:static;inset:auto;inline-size:auto;block-size:auto;margin:0;padding:1rem 1.5rem;border:0;border-inline-end:1px solid var(--hairline);color:inherit;background:transparent;overflow:visible}nav[popover]{display:block}.menu{display:none}
nav p{margin:.75rem 0 .25rem;font-size:.8333rem;color:var(--ink-soft)}
nav ul{list-style:none;margin:0;padding:0}nav a{display:block;padding:.3rem .5rem;margin-inline:-.5rem;color:inherit;text-decoration:none;border-radius:4px}
nav a:hover{text-decoration:underline}nav a[aria-current]{background:var(--action-soft);font-weight:650}
main{padding:1rem 1.5rem 4rem;max-inline-size:80rem}main:focus{outline:none}
@media (max-width:48rem){.frame{display:block}.menu{display:block;min-block-size:2.75rem;text-align:start}.frame>.menu{inline-size:100%;padding-inline:1.5rem;border-radius:0;border-block-end:1px solid var(--hairline)}.frame>.menu::after{content:" ▾"/""}nav>.menu{margin-inline:-.5rem;padding-inline:.5rem}
nav[popover]:not(:popover-open){display:none}nav:popover-open{position:fixed;inset:0 auto 0 0;inline-size:min(20rem,calc(100% - 3rem));max-block-size:100dvh;overflow:auto;background:var(--surface);box-shadow:0 0 0 100vmax #0006}nav a{padding-block:.5rem}}
h1{font-size:1.44rem;line-height:1.2;margin:.25rem 0 1rem;overflow-wrap:anywhere}h2{font-size:1.2rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:1.25rem 0 .25rem}
a{color:var(--action)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.path{margin:0}.words{white-space:pre-line;overflow-wrap:anywhere;max-inline-size:68ch}.hint{color:var(--ink-soft);margin:0 0 .25rem;font-size:.9rem;max-inline-size:68ch}.problem{color:var(--danger);font-weight:650;margin:0 0 .25rem}
.tag{border:1px solid var(--line);border-radius:4px;padding:0 .35rem;font-size:.8333rem;color:var(--ink-soft)}
.alarm{border:1px solid var(--danger);border-inline-start-width:6px;border-radius:4px;background:var(--danger-soft);padding:.6rem 1rem;margin-block:1rem}.alarm,.done{overflow-wrap:anywhere}.alarm p{margin:0}.alarm ul{margin:.25rem 0;padding-inline-start:1.2rem}
.done{border:1px solid var(--success);border-inline-start-width:6px;border-radius:4px;background:var(--success-soft);padding:.6rem 1rem}
.field{margin-block:.75rem;max-inline-size:36rem}.field label{display:block;font-weight:550}.field.check label{display:inline;margin-inline-start:.5rem}
input,button,select,textarea{font:inherit;color:inherit;padding:.4rem .6rem;border:1px solid var(--line);border-radius:4px;background:var(--surface);min-block-size:2.5rem;max-inline-size:100%}
input[type=checkbox]{min-block-size:1.25rem;inline-size:1.25rem;vertical-align:middle}textarea,.action input[type=text],.action input[type=email]{inline-size:100%}
.action .field:has(:required)>label::after{content:" (required)"/"";font-weight:400;color:var(--ink-soft)}
[aria-invalid]{border-color:var(--danger);border-width:2px}
button{cursor:pointer;background:var(--action);border-color:var(--action);color:var(--on-action);font-weight:650;padding-inline:1rem}
button.final{background:var(--danger);border-color:var(--danger);color:var(--surface)}button.quiet{background:transparent;color:var(--action);border-color:transparent}
.filters{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:end;background:var(--sunken);border-radius:4px;padding:.5rem 1rem;margin-block:1rem}.filters>*{margin-block:.25rem}
details.action{border:1px solid var(--hairline);border-radius:4px;background:var(--surface);margin-block:.5rem;padding:0 1rem}
details.action>summary{cursor:pointer;padding-block:.6rem;font-weight:650;color:var(--action)}details.action form{padding-block-end:1rem}
table{border-collapse:collapse;inline-size:100%}th,td{text-align:start;padding:.4rem 1rem .4rem 0;border-block-end:1px solid var(--hairline);vertical-align:top}
thead th{color:var(--ink-soft);font-weight:550;font-size:.9rem;white-space:nowrap}.number{text-align:end;font-variant-numeric:tabular-nums}time{font-variant-numeric:tabular-nums;white-space:nowrap}
.scroll{overflow-x:auto}.pager{display:flex;flex-wrap:wrap;gap:1.5rem}
dl.facts{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:1rem 0}dl.facts dt{color:var(--ink-soft)}dl.facts dd{margin:0;overflow-wrap:anywhere}dl.facts dd ul{list-style:none;margin:0;padding:0}dl.facts dd li a{display:inline-block;padding-block:.2rem}
@media (max-width:48rem){dl.facts{grid-template-columns:minmax(0,1fr);row-gap:0}dl.facts dd{margin-block-end:.5rem}}
code{font-family:"Source Code Pro",ui-monospace,monospace;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere}
.home{list-style:none;padding:0}.home a{display:inline-block;padding:.3rem 0}
`;
