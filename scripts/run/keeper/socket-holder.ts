/** Thread that opens a listening socket, posts its descriptor, and then blocks, so that it accepts no connection. */
import { createServer, type Server } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

const { host, port } = workerData as { readonly host: string; readonly port: number };

/** Connections that wait for the next runtime. */
const backlog = 511;

const server = createServer();
server.once("error", () => parentPort?.postMessage(null));
server.listen({ host, port, backlog }, () => {
  // Node's types leave out the handle. Systems without descriptors have none, or a negative one.
  const { _handle } = server as Server & { readonly _handle?: { readonly fd?: number } };
  const descriptor = _handle?.fd ?? -1;
  parentPort?.postMessage(descriptor < 0 ? null : descriptor);
  if (descriptor < 0) server.close();
  else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
