/** Heap contents of each isolate of a running shop, through the inspector. */

/** An idle worker may not respond. */
const timeoutMs = 5000;

/** @param {number} port of the inspector */
export async function openHeaps(port) {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const workers = targets.filter(({ id }) => id.startsWith("core:user:"));
  const sessions = await Promise.all(
    workers.map(async ({ id, webSocketDebuggerUrl }) => ({
      name: id.slice("core:user:".length),
      send: await openSession(webSocketDebuggerUrl),
    })),
  );
  return {
    /**
     * Live heap of every worker after garbage collection, in megabytes.
     * @returns {Promise<Record<string, string>>}
     */
    async live() {
      const found = {};
      for (const { name, send } of sessions) {
        await send("HeapProfiler.collectGarbage");
        const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await send("Runtime.getHeapUsage");
        found[name] = ((usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6).toFixed(1);
      }
      return found;
    },
  };
}

async function openSession(url) {
  const socket = new WebSocket(url);
  await new Promise((done, failed) => {
    socket.onopen = done;
    socket.onerror = failed;
  });
  const waiting = new Map();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.(result ?? {});
    waiting.delete(id);
  };
  const send = (method) =>
    new Promise((done) => {
      last += 1;
      waiting.set(last, done);
      setTimeout(done, timeoutMs, {});
      socket.send(JSON.stringify({ id: last, method }));
    });
  await send("Runtime.enable");
  await send("HeapProfiler.enable");
  return send;
}
