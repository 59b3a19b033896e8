/** Verifies the simulated edge: HTTP/2, brotli, unbuffered streams, forwarded aborts, bandwidth. */
import { once } from "node:events";
import http from "node:http";
import http2 from "node:http2";
import net, { type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeCertificate, startProxy } from "./edge-proxy.mjs";
import { Line } from "./line.mjs";

const certificate = (() => {
  try {
    return makeCertificate();
  } catch {
    // The benchmark needs openssl, so machines without it skip these tests.
    return null;
  }
})();

let answer: http.RequestListener = (_request, response) => response.end();
const shop = http.createServer((request, response) => answer(request, response));
let upstream = "";
let origin = "";
let proxy: Awaited<ReturnType<typeof startProxy>>;
let line: Line | null = null;
let session: http2.ClientHttp2Session;

const listen = async (server: http.Server | net.Server) => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
};

async function freePort() {
  const server = net.createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}

function ask(headers: http2.OutgoingHttpHeaders) {
  const stream = session.request({ "accept-encoding": "br", ":path": "/", ...headers });
  stream.on("error", () => {});
  const head = once(stream, "response").then(([received]) => received as http2.IncomingHttpHeaders);
  return { stream, head };
}

describe.skipIf(certificate === null)("the proxy", () => {
  beforeAll(async () => {
    if (!certificate) return;
    upstream = `http://localhost:${await listen(shop)}`;
    const port = await freePort();
    origin = `https://localhost:${port}`;
    proxy = await startProxy({ port, upstream, certificate, line: () => line });
  });

  beforeEach(() => {
    line = null;
    session = http2.connect(origin.replace("localhost", "127.0.0.1"), { rejectUnauthorized: false });
    session.on("error", () => {});
    return () => session.destroy();
  });

  afterAll(async () => {
    await proxy.stop();
    shop.closeAllConnections();
    shop.close();
  });

  test("uses the shop's address in requests and the proxy's address in responses", async () => {
    const asked: http.IncomingHttpHeaders[] = [];
    answer = ({ headers }, response) => {
      asked.push(headers);
      response.writeHead(303, { location: `${upstream}/cart` }).end();
    };
    const { head } = ask({
      ":method": "GET",
      origin,
      referer: `${origin}/products/1`,
      "sec-fetch-site": "same-origin",
    });
    expect(await head).toMatchObject({ location: `${origin}/cart` });
    expect(asked).toMatchObject([
      {
        host: new URL(upstream).host,
        origin: upstream,
        referer: `${upstream}/products/1`,
        "sec-fetch-site": "same-origin",
      },
    ]);
  });

  test("forwards the first part of a document before the shop has sent the second", async () => {
    let writeSecond = () => {};
    answer = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.write("<h1>First</h1>");
      writeSecond = () => response.end("<p>Second</p>");
    };
    const { stream, head } = ask({});
    expect(await head).toMatchObject({ "content-encoding": "br" });
    const plain = stream.pipe(createBrotliDecompress());
    const [first] = await once(plain, "data");
    expect(String(first)).toBe("<h1>First</h1>");
    writeSecond();
    expect(await text(plain)).toBe("<p>Second</p>");
  });

  test("caches immutable files", async () => {
    let asked = 0;
    const script = "export const a = 1;".repeat(2000);
    answer = (_request, response) => {
      asked += 1;
      const headers = { "content-type": "text/javascript", "cache-control": "public, max-age=31536000, immutable" };
      response.writeHead(200, headers).end(script);
    };
    proxy.takeSent();
    for (let time = 0; time < 2; time += 1) {
      const parts: Buffer[] = [];
      for await (const part of ask({ ":path": "/assets/a.js" }).stream) parts.push(part);
      expect(String(brotliDecompressSync(Buffer.concat(parts)))).toBe(script);
    }
    expect(asked).toBe(1);
    expect(proxy.takeSent().map(({ path }) => path)).toEqual(["/assets/a.js", "/assets/a.js"]);
  });

  test("cancels its request to the shop when the browser disconnects", async () => {
    const gone = new Promise<void>((resolve) => {
      answer = (request, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        response.write("<h1>First</h1>");
        request.socket.on("close", () => resolve());
      };
    });
    const { stream, head } = ask({});
    await head;
    stream.close(http2.constants.NGHTTP2_CANCEL);
    await gone;
  });

  test("applies latency and bandwidth", async () => {
    session.destroy();
    line = new Line({ roundTripMs: 100, downMbits: 1.6, upMbits: 0.75 });
    // Incompressible bytes.
    const figure = Buffer.alloc(40_000, 1);
    answer = (_request, response) => response.writeHead(200, { "content-type": "image/png" }).end(figure);
    const from = performance.now();
    session = http2.connect(origin.replace("localhost", "127.0.0.1"), { rejectUnauthorized: false });
    const { stream, head } = ask({});
    await head;
    const first = performance.now() - from;
    let bytes = 0;
    for await (const part of stream) bytes += part.length;
    const whole = performance.now() - from;
    expect(bytes).toBe(figure.length);
    // TCP, TLS and the request take a round trip each.
    expect(first).toBeGreaterThanOrEqual(295);
    // Plus 40 kB at 200 bytes per millisecond.
    expect(whole).toBeGreaterThanOrEqual(295 + 200);
  });
});
