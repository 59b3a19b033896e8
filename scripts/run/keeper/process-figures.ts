/** Process statistics from Linux's /proc; null on other systems. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Linux reports CPU time in hundredths of a second. */
const msPerTick = 10;

export interface ProcessFigures {
  /** State of the main thread, which runs all workers: R runs, S waits, D waits for a disk, T is stopped. */
  readonly state: string;
  /** CPU time of all threads. */
  readonly workedMs: number;
  /** Bytes read and written, for files and sockets. */
  readonly movedBytes: number;
  /** Resident memory. */
  readonly residentMb: number;
}

export interface ThreadFigures {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly workedMs: number;
}

/** A TCP connection: local and remote address, state, bytes queued to send and to read. */
export interface Connection {
  readonly own: string;
  readonly other: string;
  readonly state: string;
  readonly sending: number;
  readonly reading: number;
}

export function readFigures(pid: number): ProcessFigures | null {
  try {
    const stat = readStat(`/proc/${pid}/stat`);
    const io = readFileSync(`/proc/${pid}/io`, "utf8");
    const moved = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(io)?.[1] ?? 0);
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const residentMb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
    return { state: stat.state, workedMs: stat.workedMs, movedBytes: moved("rchar") + moved("wchar"), residentMb };
  } catch {
    return null;
  }
}

export function readThreads(pid: number): ThreadFigures[] {
  return list(`/proc/${pid}/task`).flatMap((id) => {
    try {
      return [{ id: Number(id), ...readStat(`/proc/${pid}/task/${id}/stat`) }];
    } catch {
      return [];
    }
  });
}

/** Memory lines of /proc/PID/status. */
export function readMemory(pid: number): string[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return status.split("\n").filter((line) => /^(VmPeak|VmRSS|VmSwap|RssAnon|Threads)/.test(line));
  } catch {
    return [];
  }
}

export function readConnections(pid: number): Connection[] {
  const sockets = new Set<string | undefined>();
  for (const descriptor of list(`/proc/${pid}/fd`)) {
    try {
      sockets.add(/socket:\[(\d+)\]/.exec(readlinkSync(`/proc/${pid}/fd/${descriptor}`))?.[1]);
    } catch {
      // The descriptor has been closed meanwhile.
    }
  }
  try {
    const [, ...rows] = readFileSync(`/proc/${pid}/net/tcp`, "utf8").trim().split("\n");
    return rows.flatMap((row) => {
      const [, own, other, state = "", queues = "", , , , , inode] = row.trim().split(/\s+/);
      if (!sockets.has(inode)) return [];
      const [sending = 0, reading = 0] = queues.split(":").map((bytes) => Number.parseInt(bytes, 16));
      return [{ own: address(own), other: address(other), state: states[state] ?? state, sending, reading }];
    });
  } catch {
    return [];
  }
}

const states: Readonly<Record<string, string>> = {
  "01": "established",
  "04": "fin-wait-1",
  "05": "fin-wait-2",
  "08": "close-wait",
  "0A": "listen",
};

/** Parses an address as Linux prints it: four bytes in reverse order and the port, in hexadecimal. */
function address(text = "") {
  const [host = "", port = ""] = text.split(":");
  const bytes = host.match(/../g) ?? [];
  const numbers = bytes.reverse().map((byte) => Number.parseInt(byte, 16));
  return `${numbers.join(".")}:${Number.parseInt(port, 16)}`;
}

function readStat(path: string): Omit<ThreadFigures, "id"> {
  // The name is in parentheses and may contain spaces.
  const [, name = "", rest = ""] = /\((.*)\) (.*)/s.exec(readFileSync(path, "utf8")) ?? [];
  const fields = rest.split(" ");
  return { name, state: fields[0] ?? "", workedMs: (Number(fields[11]) + Number(fields[12])) * msPerTick };
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
