import { createServer } from "node:net";

/** Below the ephemeral port range, so that no outgoing connection takes the port in the meantime. */
const [first, last] = [25_000, 32_000];
let next = first + Math.floor(Math.random() * (last - first));

/** A currently unused port on loopback. */
export async function freePort(): Promise<number> {
  for (let tried = first; tried < last; tried += 1) {
    next = next + 1 < last ? next + 1 : first;
    if (await isFree(next)) return next;
  }
  throw new Error(`no port from ${first} to ${last} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
