import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Board } from "./use-board";

const path = "/api/panel";
const pauseMilliseconds = 400;

/** True if the form is being sent, by the app or by a held press (`hold-presses-text.ts`). */
const isOnItsWay = (form: HTMLFormElement): boolean => form.querySelector("[data-held]") !== null;

/** Saves the design in the background by sending the form's fields, so that reloading or leaving the page keeps it. */
export function useDesignAutosave(form: RefObject<HTMLFormElement>, { design, scripted }: Board) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const request = useRef<AbortController>();
  const kept = useRef(design);
  const [failed, setFailed] = useState(false);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const keep = async () => {
    // The submit's response will hold the design; a background save now could overwrite it.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the design triggers a save
  useEffect(() => {
    if (!scripted || kept.current === design) return;
    kept.current = design;
    later();
  }, [design]);
  // Leaving within the delay saves at once; in a layout effect's cleanup the form still exists.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs and their form never change
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
