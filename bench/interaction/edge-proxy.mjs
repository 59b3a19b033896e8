/**
 * Simulates an edge network in front of the shop: TLS 1.3, HTTP/2 and brotli, behind a line with given latency and
 * bandwidth.
 *
 * Documents and data are compressed as they stream (quality 5), with chunks within 2 ms combined. Files with hashed
 * names are compressed once (quality 11) and cached. Streamed output is not buffered, and a browser that disconnects
 * cancels its request to the shop. Bodies are unchanged, because the shop hashes its scripts; only redirect addresses
 * are rewritten.
 */
import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import zlib from "node:zlib";

const compress = promisify(zlib.brotliCompress);
const { BROTLI_PARAM_QUALITY: quality, BROTLI_OPERATION_FLUSH: flushed } = zlib.constants;
const streamedQuality = { params: { [quality]: 5 } };
const keptQuality = { params: { [quality]: 11 } };
const compressible = /^text\/|\+xml|\+json|^application\/(javascript|json|manifest|xml)/;
/** Connection headers, which HTTP/2 forbids. */
const hopByHop = ["connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade", "te", "host"];
/**
 * Chunks within this time are combined: some of the shop's chunks have a few bytes, and each flush adds as many again.
 */
const togetherMs = 2;
/** Chunk size of cached files; small, so that more urgent responses can interleave. */
const keptPieceBytes = 8 * 1024;

/** A self-signed certificate for localhost with its key, and the key digest by which Chromium trusts it. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "benchside-proxy-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
  const names = "subjectAltName=DNS:localhost,DNS:*.localhost,IP:127.0.0.1";
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const about = ["-days", "7", "-subj", "/CN=localhost", "-addext", names];
  try {
    execFileSync("openssl", ["req", "-x509", ...curve, "-keyout", key, "-out", cert, ...about], { stdio: "pipe" });
    const pem = { key: readFileSync(key), cert: readFileSync(cert) };
    const publicKey = new X509Certificate(pem.cert).publicKey.export({ type: "spki", format: "der" });
    return { ...pem, spki: createHash("sha256").update(publicKey).digest("base64") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @typedef {object} Sent
 * @property {string} path
 * @property {string} type   media type
 * @property {number} bytes  of the compressed body
 * @property {number} at     time of the last byte handed to the line, by `Date.now()`
 *
 * @typedef {object} EdgeProxy
 * @property {string} origin
 * @property {() => Sent[]} takeSent  responses sent since the last call
 * @property {() => Promise<void>} stop
 */

/**
 * Bindings of a shop whose images come from the proxy, which is its visitors' origin.
 * @param {number} port
 */
export const figureBindings = (port) => ({ PUBLIC_IMAGES_URL: `https://localhost:${port}/figures` });

/**
 * Starts a proxy for the shop.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.shop      origin of the shop, for example `http://localhost:8787`
 * @param {() => import("./line.mjs").Line | null} [options.line] called for each connection; null means an unlimited
 * line
 * @returns {Promise<EdgeProxy & { spki: string }>}
 */
export async function startEdgeProxy({ port, shop, line = () => null }) {
  const certificate = makeCertificate();
  return { ...(await startProxy({ port, upstream: shop, certificate, line })), spki: certificate.spki };
}

/**
 * Starts a proxy.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.upstream  origin to forward to
 * @param {{ key: Buffer; cert: Buffer }} options.certificate
 * @param {() => import("./line.mjs").Line | null} options.line
 * @returns {Promise<EdgeProxy>}
 */
export async function startProxy({ port, upstream, certificate, line }) {
  const target = new URL(upstream);
  const origin = `https://localhost:${port}`;
  const kept = new Map();
  /** @type {Sent[]} */
  let sent = [];

  const handler = (request, response) => {
    const stored = request.method === "GET" && acceptsBrotli(request) && kept.get(request.url);
    if (stored) sendKept(request, response, stored);
    else ask(request, response);
  };

  function ask(request, response) {
    const { method, url: path } = request;
    const headers = towards(request.headers);
    // A new connection each time: a kept-alive one may close just when it is reused, and a form must not be sent twice.
    const upstreamRequest = http.request({ agent: false, host: "127.0.0.1", port: target.port, method, path, headers });
    let isWhole = false;
    let isGone = false;
    // The stream's own flag is unreliable: an aborted stream may count as finished.
    response.on("close", () => {
      isGone = true;
      if (!isWhole) upstreamRequest.destroy();
    });
    upstreamRequest.on("error", (error) => {
      if (isGone) return;
      if (response.headersSent) return void response.destroy();
      process.stderr.write(`${method} ${path}: ${error.message}\n`);
      response.writeHead(502, { "content-type": "text/plain" }).end(error.message);
    });
    upstreamRequest.on("response", (answer) => {
      answer.on("end", () => {
        isWhole = true;
      });
      answered(request, response, answer);
    });
    if (method === "GET" || method === "HEAD") upstreamRequest.end();
    else request.pipe(upstreamRequest);
  }

  /** Uses the shop's own address, so that its checks of host, `Origin` and `Referer` pass. */
  function towards(given) {
    const headers = {};
    for (const [name, value] of Object.entries(given)) {
      if (name.startsWith(":") || hopByHop.includes(name)) continue;
      headers[name] = ["origin", "referer"].includes(name) ? String(value).replace(origin, target.origin) : value;
    }
    return { ...headers, host: target.host, "accept-encoding": "identity" };
  }

  function back(given) {
    const headers = {};
    for (const [name, value] of Object.entries(given)) {
      if (hopByHop.includes(name)) continue;
      headers[name] = name === "location" ? String(value).replace(target.origin, origin) : value;
    }
    return headers;
  }

  function answered(request, response, answer) {
    if (response.destroyed) return void answer.destroy();
    answer.on("close", () => answer.complete || response.destroy());
    const headers = back(answer.headers);
    const type = String(headers["content-type"] ?? "");
    const isText = compressible.test(type) && !headers["content-encoding"];
    const hasBody = request.method !== "HEAD" && answer.statusCode !== 304 && answer.statusCode !== 204;
    if (!isText || !hasBody || !acceptsBrotli(request)) {
      response.writeHead(answer.statusCode, headers);
      return passOn(request, response, answer, type);
    }
    delete headers["content-length"];
    headers["content-encoding"] = "br";
    headers.vary = [headers.vary, "accept-encoding"].filter(Boolean).join(", ");
    if (answer.statusCode === 200 && String(headers["cache-control"]).includes("immutable"))
      return void keep(request, response, answer, headers);
    response.writeHead(answer.statusCode, headers);
    passOn(request, response, packed(answer), type);
  }

  function passOn(request, response, body, type) {
    let bytes = 0;
    body.on("data", (chunk) => {
      bytes += chunk.length;
    });
    body.on("end", () => sent.push({ path: request.url, type, bytes, at: Date.now() }));
    body.on("error", () => response.destroy());
    body.pipe(response);
  }

  async function keep(request, response, answer, headers) {
    try {
      const body = await compress(Buffer.concat(await answer.toArray()), keptQuality);
      const entry = { headers: { ...headers, "content-length": body.length }, body };
      kept.set(request.url, entry);
      if (!response.destroyed) sendKept(request, response, entry);
    } catch {
      response.destroy();
    }
  }

  function sendKept(request, response, { headers, body }) {
    response.writeHead(200, headers);
    passOn(request, response, Readable.from(pieces(body), { highWaterMark: 1 }), String(headers["content-type"]));
  }

  const server = http2.createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true }, handler);
  server.on("sessionError", () => {});
  server.on("tlsClientError", () => {});
  const sockets = new Set();
  const door = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    socket.setNoDelay(true);
    server.emit("connection", line()?.farEnd(socket) ?? socket);
  });
  await new Promise((resolve, reject) => door.on("error", reject).listen(port, "127.0.0.1", resolve));

  return {
    origin,
    takeSent() {
      const taken = sent;
      sent = [];
      return taken;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => door.close(resolve));
    },
  };
}

const acceptsBrotli = ({ headers }) => /\bbr\b/.test(String(headers["accept-encoding"] ?? ""));

function* pieces(body) {
  for (let from = 0; from < body.length; from += keptPieceBytes) yield body.subarray(from, from + keptPieceBytes);
}

/** Streaming compression. */
function packed(text) {
  const stream = zlib.createBrotliCompress(streamedQuality);
  let timer = null;
  const flush = () => {
    timer = null;
    stream.flush(flushed);
  };
  text.on("data", (chunk) => {
    stream.write(chunk);
    timer ??= setTimeout(flush, togetherMs);
  });
  text.on("end", () => {
    clearTimeout(timer);
    stream.end();
  });
  text.on("error", (error) => stream.destroy(error));
  return stream;
}
