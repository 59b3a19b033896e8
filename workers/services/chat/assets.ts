/** Scripts and styles of the chat. They are files of this origin, so no policy needs an exception. */
import { type ChatLanguage, chatTexts } from "./texts";

export const windowStyle = `:root{color-scheme:light;font-family:"Source Sans 3","Hiragino Sans","Noto Sans CJK JP","Noto Sans CJK SC",system-ui,sans-serif;line-height:1.45;color:#1c2733;background:#fff}
*{box-sizing:border-box}
body{margin:0;padding:1rem}
main{max-width:32rem;margin:0 auto}
h1{font-size:1.125rem;line-height:1.25;margin:0 0 .5rem}
p{margin:0 0 .75rem}
.notice{padding:.5rem .75rem;border-inline-start:4px solid #8a5a00;background:#fff6e0}
.hint{color:#44505c;font-size:.875rem;margin:.25rem 0 .75rem}
.problem{color:#8c1d18;font-weight:600}
ol{list-style:none;margin:0 0 .75rem;padding:0;max-height:16rem;overflow:auto}
li{padding:.5rem .75rem;margin:0 0 .5rem;border:1px solid #c8d0d8;border-radius:6px;overflow-wrap:anywhere}
li.support{background:#eaf1fb;border-color:#0b3d91}
.who{margin:0;font-size:.8125rem;color:#44505c}
.said{margin:0;white-space:pre-wrap}
label{display:block;font-weight:600;margin:0 0 .25rem}
input,textarea{display:block;width:100%;font:inherit;padding:.5rem .75rem;border:1px solid #5b6b7b;border-radius:4px;background:#fff;color:inherit;margin:0 0 .75rem}
[aria-invalid=true]{border:2px solid #b3261e}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:4px;background:#0b3d91;color:#fff;cursor:pointer}
button:hover{background:#082c69}
a{color:#0b3d91}
.refresh{margin:.75rem 0 0}
:focus-visible{outline:3px solid #0b3d91;outline-offset:2px}
`;

/** Sends the id of the open conversation to the shop, and polls for replies while the window is visible. */
export const windowScript = `(() => {
  const id = document.body.dataset.conversation;
  const list = document.querySelector("[data-messages]");
  if (!id || !list) return;
  // frame-ancestors allows only the shop's origins, so any parent is trusted.
  if (window.parent !== window) window.parent.postMessage({ type: "benchside:chat", id }, "*");
  document.querySelector("[data-refresh]").hidden = true;
  list.scrollTop = list.scrollHeight;
  const known = () => new Set([...list.children].map(({ dataset }) => dataset.id));
  const show = ({ id, author, text, sentAt }) => {
    const item = document.createElement("li");
    item.className = author;
    item.dataset.id = String(id);
    const who = document.createElement("p");
    who.className = "who";
    const time = document.createElement("time");
    time.dateTime = sentAt;
    time.textContent = sentAt.slice(11, 16) + " UTC";
    who.append(list.dataset[author] + " ", time);
    const paragraph = document.createElement("p");
    paragraph.className = "said";
    paragraph.textContent = text;
    item.append(who, paragraph);
    list.append(item);
    if (author === "support") document.querySelector("[data-waiting]")?.remove();
    list.scrollTop = list.scrollHeight;
  };
  const look = async () => {
    if (document.hidden) return;
    const answer = await fetch("/chat/window/" + id + "/messages").catch(() => null);
    if (!answer?.ok) return;
    const { messages } = await answer.json();
    const seen = known();
    for (const message of messages) if (!seen.has(String(message.id))) show(message);
  };
  setInterval(look, 5000);
})();
`;

const labels = (name: "open" | "close" | "title") =>
  Object.fromEntries(Object.entries(chatTexts).map(([language, texts]) => [language as ChatLanguage, texts[name]]));

/** Widget inside the shop: a button, and the chat window in a frame. It uses a shadow tree with its own styles. */
export const widgetScript = `(() => {
  if (document.getElementById("benchside-chat")) return;
  const words = ${JSON.stringify({ open: labels("open"), close: labels("close"), title: labels("title") })};
  const language = ["en", "ja", "zh"].find((code) => document.documentElement.lang.startsWith(code)) ?? "en";
  const base = new URL("window", document.currentScript.src);
  const host = document.createElement("div");
  host.id = "benchside-chat";
  const root = host.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(
    ":host{position:fixed;inset-block-end:1rem;inset-inline-end:1rem;z-index:30;font-family:inherit}" +
      "@media print{:host{display:none}}" +
      "button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:4px;background:#0b3d91;color:#fff;cursor:pointer;box-shadow:0 .25rem 1rem rgb(0 0 0/.25);float:inline-end}" +
      "button:focus-visible{outline:3px solid #fff;outline-offset:-5px}" +
      "iframe{display:block;width:min(22rem,calc(100vw - 2rem));height:min(30rem,calc(100vh - 7rem));margin:0 0 .5rem;border:1px solid #1c2733;border-radius:6px;background:#fff}" +
      "iframe[hidden]{display:none}",
  );
  root.adoptedStyleSheets = [style];
  const button = document.createElement("button");
  button.type = "button";
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = words.title[language];
  frame.referrerPolicy = "origin";
  root.append(frame, button);
  const key = "benchside-chat";
  // Storage access can throw, as in a third-party frame. The conversation then lasts as long as the page.
  let kept = null;
  try {
    kept = sessionStorage.getItem(key);
  } catch {}
  const keep = (id) => {
    kept = id;
    try {
      sessionStorage.setItem(key, id);
    } catch {}
  };
  const set = (open) => {
    frame.hidden = !open;
    button.textContent = open ? words.close[language] : words.open[language];
    button.setAttribute("aria-expanded", String(open));
    if (open && !frame.src) {
      frame.src = kept ? base.href + "/" + kept : base.href + "?lang=" + language;
    }
    if (open) frame.focus();
  };
  button.addEventListener("click", () => set(frame.hidden));
  root.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !frame.hidden) {
      set(false);
      button.focus();
    }
  });
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== base.origin || data?.type !== "benchside:chat") return;
    if (/^[a-f0-9-]{36}$/.test(data.id)) keep(data.id);
  });
  set(false);
  document.body.append(host);
})();
`;
