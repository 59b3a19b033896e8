/** Whether a runtime that does not answer is of any use still. */

/** Stopped by a signal: it does not go on by itself. */
const stoppedMs = 2000;
/** Every thread waits, for something that does not come. */
const idleMs = 5000;
/** One that moves no data either: a large import reads or writes all the time. */
const spinningMs = 11_000;
/** Processor time, so that a busy machine, on which the runtime hardly gets any, does not count against it. */
const spinningWorkMs = 7000;
const quietMs = 4000;
/** An import keeps the one thread busy for seconds, never for so long. */
const longestMs = 90_000;

/**
 * @param {object} silence
 * @param {number} silence.silentMs  since the last answer, or since the runtime's start
 * @param {number} silence.stoppedMs part of that, up to now, in which it was stopped by a signal
 * @param {number} silence.idleMs    part of that, up to now, in which it neither worked nor waited for a disk
 * @param {number} silence.quietMs   part of that, up to now, in which it read and wrote nothing
 * @param {number} silence.workedMs  processor time since the last answer
 * @returns {string | null} how it is, to follow "The runtime"; null when it may still answer
 */
export function judgeSilence(silence) {
  const seconds = Math.round(silence.silentMs / 1000);
  if (silence.stoppedMs >= stoppedMs) return `was stopped by a signal and has not answered for ${seconds} s`;
  if (silence.idleMs >= idleMs) return `has not answered for ${seconds} s and does nothing`;
  const worked = Math.round(silence.workedMs / 1000);
  const spins = silence.silentMs >= spinningMs && silence.workedMs >= spinningWorkMs && silence.quietMs >= quietMs;
  if (spins) return `has not answered for ${seconds} s, of which it worked ${worked} s without reading or writing`;
  if (silence.silentMs >= longestMs) return `has not answered for ${seconds} s, of which it worked ${worked} s`;
  return null;
}
