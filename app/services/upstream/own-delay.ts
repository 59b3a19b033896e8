/**
 * How much of a wait this isolate itself has caused. Timers of a busy isolate are late, and so is its reading of answers
 * that have long arrived: a time-out then says nothing about the service.
 */
export interface OwnDelay {
  /** Milliseconds by which the isolate was late so far. */
  milliseconds(): number;
  stop(): void;
}

const beatMs = 50;

/** @param now milliseconds; it may stand still while code runs, as the clock of the platform does */
export function measureOwnDelay(now: () => number): OwnDelay {
  let last = now();
  let late = 0;
  const look = () => {
    late += Math.max(0, now() - last - beatMs);
    last = now();
  };
  const beat = setInterval(look, beatMs);
  return {
    milliseconds() {
      look();
      return late;
    },
    stop: () => clearInterval(beat),
  };
}
