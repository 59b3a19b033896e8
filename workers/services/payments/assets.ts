/** Style and script of the hosted pages, as files of this origin, so the policy needs no exceptions. */

export const cardFieldsStyle = `:root{color-scheme:light;font-family:"Source Sans 3","Hiragino Sans","Noto Sans CJK JP","Noto Sans CJK SC",system-ui,sans-serif;line-height:1.5;color:#1c2733;background:#fff}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem 1rem}
.framed body{padding:.25rem}
main{max-width:30rem;margin:0 auto}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}
.framed h1{font-size:1.125rem}
p{margin:0 0 1rem}
.notice{padding:.5rem .75rem;border-inline-start:4px solid #8a5a00;background:#fff6e0}
.summary{padding:.5rem .75rem;border-inline-start:4px solid #b3261e;background:#fdecea;font-weight:600}
.field{margin:0 0 1rem;flex:1 1 10rem}
.pair{display:flex;flex-wrap:wrap;gap:0 1rem}
label{display:block;font-weight:600;margin:0 0 .25rem}
input{width:100%;font:inherit;padding:.6rem .75rem;border:1px solid #5b6b7b;border-radius:4px;background:#fff;color:inherit}
input[type=checkbox]{width:1.5rem;height:1.5rem;margin:0 .25rem 0 0;vertical-align:bottom}
input[aria-invalid=true]{border:2px solid #b3261e}
.problem{color:#8c1d18;margin:.25rem 0 0}
.actions{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center}
button,.button{font:inherit;font-weight:600;padding:.65rem 1.25rem;border:0;border-radius:4px;background:#0b5c7a;color:#fff;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:#084459}
a{color:#0b5c7a}
:focus-visible{outline:3px solid #0b5c7a;outline-offset:2px}
`;

/** Sends the page's height and the completion of the card to the framing shop; never card data. */
export const cardFieldsScript = `(() => {
  const shop = document.documentElement.dataset.shopOrigin;
  if (!shop || window.parent === window) return;
  const tell = (message) => window.parent.postMessage(message, shop);
  new ResizeObserver(() => {
    tell({ type: "benchside:card-height", height: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  const ready = document.querySelector("[data-card-session]");
  if (ready) tell({ type: "benchside:card-ready", id: ready.dataset.cardSession });
})();
`;
