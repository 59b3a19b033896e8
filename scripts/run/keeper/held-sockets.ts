/**
 * Listening sockets that outlive the runtime. Connections that arrive between two runtimes wait in their queues, and the
 * next runtime answers them; otherwise the system would refuse them.
 */
import { Worker } from "node:worker_threads";

/** A socket of the runtime by its name in the runtime's configuration. */
export interface NamedSocket {
  readonly name: string;
  readonly host: string;
  readonly port: number;
}

export interface HeldSockets {
  /**
   * Opens the sockets, unless they are open. One that cannot be opened is left to the runtime, which reports the reason.
   * @param firstFd  the runtime's number of the first descriptor
   * @returns arguments that give the runtime the sockets, and their descriptors in this process
   */
  hold(sockets: readonly NamedSocket[], firstFd: number): Promise<{ args: string[]; descriptors: number[] }>;
  /** Closes the sockets. */
  release(): Promise<void>;
}

interface Holder {
  readonly worker: Worker;
  /** Null if the address is in use, or the system has no descriptors. */
  readonly descriptor: number | null;
}

export function createHeldSockets(): HeldSockets {
  const holders = new Map<string, Promise<Holder>>();
  return {
    async hold(sockets, firstFd) {
      const args: string[] = [];
      const descriptors: number[] = [];
      for (const { name, host, port } of sockets) {
        const address = `${host}:${port}`;
        const holder = holders.get(address) ?? open(host, port);
        holders.set(address, holder);
        const { descriptor } = await holder;
        if (descriptor === null) continue;
        args.push(`--socket-fd=${name}=${firstFd + descriptors.length}`);
        descriptors.push(descriptor);
      }
      return { args, descriptors };
    },
    async release() {
      const ended = [...holders.values()];
      holders.clear();
      await Promise.all(ended.map(async (holder) => (await holder).worker.terminate()));
    },
  };
}

/** Opens a socket in a thread whose event loop never runs again; a running one would accept the connections. */
async function open(host: string, port: number): Promise<Holder> {
  const worker = new Worker(new URL("./socket-holder.ts", import.meta.url), { workerData: { host, port } });
  worker.unref();
  const descriptor = await new Promise<number | null>((resolve) => {
    worker.once("message", resolve);
    worker.once("error", () => resolve(null));
  });
  return { worker, descriptor };
}
