import { type RefObject, useEffect, useRef, useState } from "react";
import type { Board } from "./use-board";

const path = "/api/panel";
const pauseMilliseconds = 400;

/** Keeps the design on the way, so that a page that is loaded anew or left by a link has it: the form's fields, sent aside. */
export function useKeeping(form: RefObject<HTMLFormElement>, { design, scripted }: Board) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const kept = useRef(design);
  const [failed, setFailed] = useState(false);

  const stop = () => clearTimeout(timer.current);
  const keep = async () => {
    if (!form.current) return;
    try {
      const response = await fetch(path, { method: "POST", body: new FormData(form.current), keepalive: true });
      setFailed(!response.ok);
    } catch {
      setFailed(true);
    }
  };
  const later = () => {
    stop();
    timer.current = setTimeout(keep, pauseMilliseconds);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the design is kept
  useEffect(() => {
    if (!scripted || kept.current === design) return;
    kept.current = design;
    later();
  }, [design]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { changed: scripted ? later : undefined, stop, failed };
}
