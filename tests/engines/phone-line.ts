/**
 * Simulates the same slow phone connection for every engine, including those without throttling. It delays and limits
 * TCP traffic, so handshakes, scripts, images and forms share one line as on a phone.
 */
import { connect, createServer, type Server, type Socket } from "node:net";

/** Lighthouse's slow 4G. */
export const phone = { roundTripMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750 } as const;

/** Largest chunk sent at once, so that concurrent responses share the line. */
const chunkBytes = 4096;

interface Direction {
  readonly bytesPerSecond: number;
  /** Time when the line will have sent all queued data; milliseconds of `performance.now()`. */
  freeAt: number;
}

export interface Line {
  close(): Promise<void>;
}

/**
 * Listens on loopback and forwards traffic.
 * @param routes port to listen on → target port; all routes share the line
 */
export async function openPhoneLine(routes: Readonly<Record<number, number>>): Promise<Line> {
  const up: Direction = { bytesPerSecond: phone.upBytesPerSecond, freeAt: 0 };
  const down: Direction = { bytesPerSecond: phone.downBytesPerSecond, freeAt: 0 };
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  for (const [port, behind] of Object.entries(routes)) {
    const server = createServer({ allowHalfOpen: true }, (client) => {
      const target = connect({ port: behind, host: "127.0.0.1", allowHalfOpen: true });
      for (const socket of [client, target]) {
        sockets.add(socket);
        socket.setNoDelay(true);
        socket.on("close", () => sockets.delete(socket));
      }
      const openAt = performance.now() + phone.roundTripMs;
      pass(client, target, up, openAt);
      pass(target, client, down, openAt);
    });
    await new Promise<void>((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
    servers.push(server);
  }
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** @param openAt time when the connection is open for its first bytes */
function pass(from: Socket, to: Socket, direction: Direction, openAt: number): void {
  const halfTripMs = phone.roundTripMs / 2;
  const inOrder = createQueue();
  let lastAt = openAt;
  from.on("data", (data) => {
    from.pause();
    for (let start = 0; start < data.length; start += chunkBytes) {
      const chunk = data.subarray(start, start + chunkBytes);
      const begins = Math.max(performance.now(), direction.freeAt, openAt);
      direction.freeAt = begins + (chunk.length / direction.bytesPerSecond) * 1000;
      lastAt = direction.freeAt + halfTripMs;
      inOrder(() => to.writable && to.write(chunk), lastAt);
    }
    // Applies backpressure, which also bounds this process's memory.
    late(() => from.resume(), direction.freeAt);
  });
  from.on("end", () => inOrder(() => to.end(), lastAt));
  from.on("error", () => to.destroy());
  from.on("close", () => late(() => to.destroy(), lastAt + 1000));
}

/** @param at by `performance.now()` */
const late = (work: () => void, at: number) => setTimeout(work, Math.max(0, at - performance.now()));

/** Runs callbacks at their time and in order of arrival; late timers alone may fire in any order. */
function createQueue(): (work: () => void, at: number) => void {
  const waiting: { readonly work: () => void; readonly at: number }[] = [];
  const goOn = () => {
    // A timer may fire up to a millisecond early.
    while (waiting[0] && waiting[0].at <= performance.now() + 1) waiting.shift()?.work();
    if (waiting[0]) late(goOn, waiting[0].at);
  };
  return (work, at) => {
    waiting.push({ work, at });
    if (waiting.length === 1) late(goOn, at);
  };
}
