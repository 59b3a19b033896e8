/**
 * Measures delays caused by this isolate. In a busy isolate, timers and reads of finished answers are late, so a
 * time-out says nothing about the service.
 */
interface IsolateDelay {
  /** Total delay of the isolate so far, in milliseconds. */
  milliseconds(): number;
  stop(): void;
}

const beatMs = 50;

/** @param now milliseconds; may stop while code runs, like the platform's clock */
export function measureIsolateDelay(now: () => number): IsolateDelay {
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
