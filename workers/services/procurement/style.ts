/** Style of the simulator: plain, in light and dark. */
export const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1rem}
header a{font-weight:600}
form{display:grid;gap:.75rem;max-width:40rem}
fieldset{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;border:1px solid #8886;border-radius:.25rem;margin:0}
p{margin-block:.5rem}
p>label{display:block}
input:not([type]),textarea{font:inherit;box-sizing:border-box;width:100%;padding:.5rem}
button,.button{font:inherit;display:inline-block;padding:.625rem 1rem;border:1px solid currentColor;border-radius:.25rem;background:none;color:inherit;text-decoration:none;cursor:pointer}
iframe{width:100%;height:48rem;border:1px solid #8886;background:#fff}
pre{overflow:auto;max-height:24rem;padding:1rem;border:1px solid #8886;font-size:.875rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #8886}
.row{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:1rem}
`;
