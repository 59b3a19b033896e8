/** Decides if an unresponsive runtime should be replaced. */

/** Limit for a process stopped by a signal, which cannot resume by itself. */
const stoppedMs = 2000;
/** Limit for a process whose threads all wait. */
const idleMs = 5000;
/** Limits for a process that computes without I/O; a large import reads or writes all the time. */
export interface SpinLimits {
  readonly silentMs: number;
  /** Minimum CPU time, so that a starved runtime on a busy machine is spared. */
  readonly workedMs: number;
  readonly quietMs: number;
}
const usualSpin: SpinLimits = { silentMs: 11_000, workedMs: 7000, quietMs: 4000 };
/** Limit for any process; an import blocks the thread for seconds, never this long. */
const longestMs = 90_000;

export interface Silence {
  /** Milliseconds since the last response, or since the runtime's start. */
  readonly silentMs: number;
  /** Length of the current period in which a signal has stopped the process. */
  readonly stoppedMs: number;
  /** Length of the current period without CPU use and disk waits. */
  readonly idleMs: number;
  /** Length of the current period without reads and writes. */
  readonly quietMs: number;
  /** CPU time since the last response. */
  readonly workedMs: number;
}

/** @returns reason for ending the runtime, which completes "The runtime …"; null if it may still respond */
export function judgeSilence(silence: Silence, spin: SpinLimits = usualSpin): string | null {
  const seconds = Math.round(silence.silentMs / 1000);
  if (silence.stoppedMs >= stoppedMs) return `was stopped by a signal and has not answered for ${seconds} s`;
  if (silence.idleMs >= idleMs) return `has not answered for ${seconds} s and does nothing`;
  const worked = Math.round(silence.workedMs / 1000);
  const spins =
    silence.silentMs >= spin.silentMs && silence.workedMs >= spin.workedMs && silence.quietMs >= spin.quietMs;
  if (spins) return `has not answered for ${seconds} s, of which it worked ${worked} s without reading or writing`;
  if (silence.silentMs >= longestMs) return `has not answered for ${seconds} s, of which it worked ${worked} s`;
  return null;
}
