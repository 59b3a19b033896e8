import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Board } from "./use-board";

const path = "/api/panel";
const pauseMilliseconds = 400;

/** A press has sent the form, with the app or before it came (`hold-presses-text.ts`). */
const isOnItsWay = (form: HTMLFormElement): boolean => form.querySelector("[data-held]") !== null;

/** Keeps the design on the way, so that a page that is loaded anew or left by a link has it: the form's fields, sent aside. */
export function useKeeping(form: RefObject<HTMLFormElement>, { design, scripted }: Board) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const request = useRef<AbortController>();
  const kept = useRef(design);
  const [failed, setFailed] = useState(false);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const keep = async () => {
    // Its answer holds the design from then on; what is kept aside now would put the former one in its place.
    if (!form.current || isOnItsWay(form.current)) return;
    const body = new FormData(form.current);
    const stopper = new AbortController();
    request.current = stopper;
    const { signal } = stopper;
    try {
      const response = await fetch(path, { method: "POST", body, keepalive: true, signal });
      setFailed(!response.ok);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  };
  const submitted = () => {
    stop();
    request.current?.abort();
  };
  const later = () => {
    stop();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      keep();
    }, pauseMilliseconds);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the design is kept
  useEffect(() => {
    if (!scripted || kept.current === design) return;
    kept.current = design;
    later();
  }, [design]);
  // Whoever leaves within the pause has it kept at once; the form is still there when a layout effect ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs and the form they hold are the same all the time
  useLayoutEffect(() => {
    const leave = () => {
      if (timer.current === undefined) return;
      stop();
      keep();
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return { changed: scripted ? later : undefined, submitted, failed };
}
