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
  /** Since the last answer, or since the runtime's start. */
  readonly silentMs: number;
  /** Latest uninterrupted part of that time in which it was stopped by a signal. */
  readonly stoppedMs: number;
  /** Latest uninterrupted part in which it neither worked nor waited for a disk. */
  readonly idleMs: number;
  /** Latest uninterrupted part in which it read and wrote nothing. */
  readonly quietMs: number;
  /** CPU time since the last answer. */
  readonly workedMs: number;
}

/** @returns why the runtime is ended, to follow the words "The runtime"; null if it may still answer */
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
