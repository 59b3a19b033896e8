/** Types of judge-silence.mjs for tests. */
export interface Silence {
  readonly silentMs: number;
  readonly stoppedMs: number;
  readonly idleMs: number;
  readonly quietMs: number;
  readonly workedMs: number;
}
export function judgeSilence(silence: Silence): string | null;
