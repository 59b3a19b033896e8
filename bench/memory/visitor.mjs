/** Client of the memory benchmark: a browser without scripts that keeps cookies and connections. */
import http from "node:http";

const timeoutMs = 30_000;

/**
 * @param {object} shop
 * @param {number} shop.port
 * @param {http.Agent} shop.agent
 * @param {(answer: { status: number; kind: string }) => void} shop.onAnswer receives every response; status 0 means
 * that there was none
 * @param {() => Promise<void>} shop.turn resolves when the next request may be sent
 */
export function createVisitors({ port, agent, onAnswer, turn }) {
  let made = 0;
  /**
   * A new visitor with a separate IP address.
   * @param {string} host
   * @param {string} [country]
   */
  return function visitor(host, country) {
    made += 1;
    const address = `198.${18 + ((made >> 16) & 1)}.${(made >> 8) & 255}.${made & 255}`;
    const origin = `http://${host}:${port}`;
    const cookies = new Map(country ? [["country", country]] : []);

    /** @returns {Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>} */
    async function send(kind, path, fields) {
      await turn();
      const answer = await ask(path, fields);
      for (const line of answer.headers["set-cookie"] ?? []) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      onAnswer({ status: answer.status, kind });
      return answer;
    }

    function ask(path, fields) {
      const body = fields && new URLSearchParams(fields).toString();
      const headers = {
        host: `${host}:${port}`,
        accept: "text/html",
        "cf-connecting-ip": address,
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
        ...(body && { origin, "content-type": "application/x-www-form-urlencoded" }),
      };
      const options = { agent, host: "127.0.0.1", port, path, headers, method: body ? "POST" : "GET" };
      return new Promise((resolve) => {
        const none = () => resolve({ status: 0, headers: {}, body: "" });
        const request = http.request({ ...options, timeout: timeoutMs }, (response) => {
          const parts = [];
          response.on("data", (part) => parts.push(part));
          response.on("error", none);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts).toString(),
            }),
          );
        });
        request.on("error", none);
        request.on("timeout", () => request.destroy());
        request.end(body);
      });
    }

    return {
      get: (kind, path) => send(kind, path),
      post: (kind, path, fields) => send(kind, path, fields),
      /**
       * Submits a form with its hidden fields and the typed ones; `containing` selects one of several forms on a page.
       */
      async submit(kind, path, fields, { from = path, containing = "" } = {}) {
        const page = await send(kind, from);
        return send(kind, path, { ...hiddenFields(page.body, path, containing), ...fields });
      },
    };
  };
}

function hiddenFields(html, path, containing) {
  for (const [, action, markup] of html.matchAll(/<form\b[^>]*\baction="([^"]*)"[^>]*>(.*?)<\/form>/gs)) {
    if (action !== path || !markup.includes(containing)) continue;
    const hidden = [...markup.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /\bname="([^"]*)"/.exec(input)?.[1] ?? "",
      /\bvalue="([^"]*)"/.exec(input)?.[1] ?? "",
    ]);
    return Object.fromEntries(hidden);
  }
  return {};
}
