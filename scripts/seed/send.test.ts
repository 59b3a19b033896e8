import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createSender, post } from "./send.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let stop = () => {};
afterEach(() => stop());

/** An endpoint that returns these responses in sequence, and then repeats the last one. */
async function endpoint(answers: readonly Answer[]): Promise<{ url: string; bodies: string[] }> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    bodies.push(body);
    answers[Math.min(bodies.length, answers.length) - 1]?.(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, bodies };
}

const reset: Answer = (request) => request.socket.resetAndDestroy();
const taken: Answer = (_request, response) => response.end('{"rejections":[]}');
const status =
  (code: number): Answer =>
  (_request, response) =>
    response.writeHead(code).end("no");

describe("calls of an import", () => {
  it("are repeated if the connection breaks or the service is briefly unavailable", async () => {
    const { url, bodies } = await endpoint([reset, status(503), reset, taken]);
    await expect(post(url, { key: "k", body: "x" })).resolves.toEqual({ rejections: [] });
    expect(bodies).toHaveLength(4);
  });

  it("are not repeated if the service rejects them", async () => {
    const { url, bodies } = await endpoint([status(400)]);
    await expect(post(url, { key: "k", body: "x" })).rejects.toThrow("400 no");
    expect(bodies).toHaveLength(1);
  });
});

describe("a stream of lines", () => {
  const linesIn = (bodies: readonly string[]) => bodies.map((body) => body.trim().split("\n").map(Number));

  async function sendTen(url: string, options: { done?: number; onDone?: (lines: number) => void }) {
    const made: number[] = [];
    const sender = createSender("numbers", url, { key: "k", maxLines: 3, ...options });
    for (let line = 1; line <= 10; line += 1) {
      await sender.push(() => {
        made.push(line);
        return line;
      });
    }
    return { report: await sender.end(), made };
  }

  it("repeats a broken request with its lines in order", async () => {
    const { url, bodies } = await endpoint([taken, reset, taken]);
    const done: number[] = [];
    const { report } = await sendTen(url, { onDone: (lines) => done.push(lines) });
    expect(linesIn(bodies)).toEqual([[1, 2, 3], [4, 5, 6], [4, 5, 6], [7, 8, 9], [10]]);
    expect(done).toEqual([3, 6, 9, 10]);
    expect(report.sent).toBe(10);
  });

  it("skips previously accepted lines without generating them", async () => {
    const { url, bodies } = await endpoint([taken]);
    const { report, made } = await sendTen(url, { done: 6 });
    expect(linesIn(bodies)).toEqual([[7, 8, 9], [10]]);
    expect(made).toEqual([7, 8, 9, 10]);
    expect(report.sent).toBe(10);
  });

  it("does not mark lines after a rejected one as done, so that the next run sends them again", async () => {
    const refused: Answer = (_request, response) =>
      response.end('{"rejections":[{"line":2,"path":"price","message":"missing"}]}');
    const { url } = await endpoint([taken, refused, taken]);
    const done: number[] = [];
    const { report } = await sendTen(url, { onDone: (lines) => done.push(lines) });
    expect(done).toEqual([3]);
    expect(report.rejections).toEqual([{ line: 5, field: "price", id: "", message: "missing" }]);
  });
});
