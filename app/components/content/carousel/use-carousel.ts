import { type RefObject, useEffect, useRef, useState } from "react";
import type { CarouselView } from "~/loaders/content/page-blocks-data.server";
import { type CarouselShape, firstSlide, neighbor, partAt, partCount } from "./carousel-parts";

interface Shown {
  readonly part: number;
  readonly parts: number;
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

function offsetOf(track: HTMLElement, slide: HTMLElement): number {
  return slide.getBoundingClientRect().left - track.getBoundingClientRect().left + track.scrollLeft;
}

function shapeOf(track: HTMLElement, { itemsToScroll }: CarouselView): CarouselShape {
  const slides = slidesOf(track);
  const [first, second] = slides;
  const pitch = first && second ? offsetOf(track, second) - offsetOf(track, first) : track.clientWidth;
  // A slide visible only at the edge does not count as visible.
  return {
    slides: slides.length,
    visible: Math.max(1, Math.floor((track.clientWidth + pitch * 0.1) / pitch)),
    step: itemsToScroll,
  };
}

function nearestSlide(track: HTMLElement): number {
  const places = slidesOf(track).map((slide) => Math.abs(offsetOf(track, slide) - track.scrollLeft));
  return places.indexOf(Math.min(...places));
}

/** Scrolls in the editor's duration, or at once with reduced motion. Returns a function that stops it. */
function glide(track: HTMLElement, to: number, milliseconds: number): () => void {
  const from = track.scrollLeft;
  const end = Math.min(to, track.scrollWidth - track.clientWidth);
  if (milliseconds === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    track.scrollLeft = end;
    return () => {};
  }
  const started = performance.now();
  track.dataset.moving = "";
  let frame = requestAnimationFrame(function move(now) {
    const done = Math.min(1, (now - started) / milliseconds);
    track.scrollLeft = from + (end - from) * (1 - (1 - done) ** 3);
    if (done < 1) frame = requestAnimationFrame(move);
    else delete track.dataset.moving;
  });
  return () => {
    cancelAnimationFrame(frame);
    delete track.dataset.moving;
  };
}

/** Slide list of the controls: the first element of their carousel. */
function trackOf(controls: HTMLElement | null): HTMLElement | null {
  return controls?.closest("[data-carousel]")?.querySelector<HTMLElement>(":scope > ul") ?? null;
}

/**
 * The visible part and steps to others; null until scripts run.
 * @param controls an element in the carousel
 */
export function useCarousel(controls: RefObject<HTMLElement>, settings: CarouselView) {
  const [shown, setShown] = useState<Shown | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => {
    const element = trackOf(controls.current);
    if (!element) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const shape = shapeOf(element, settings);
      const atEnd = element.scrollLeft >= element.scrollWidth - element.clientWidth - 2;
      const parts = partCount(shape);
      const part = atEnd && parts > 1 ? parts - 1 : partAt(nearestSlide(element), shape);
      setShown((before) => (before?.part === part && before.parts === parts ? before : { part, parts }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    const resized = new ResizeObserver(later);
    resized.observe(element);
    element.addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      stop.current();
      resized.disconnect();
      element.removeEventListener("scroll", later);
    };
  }, [controls, settings]);

  const show = (part: number | null) => {
    const element = trackOf(controls.current);
    if (part === null || !element) return;
    const slides = slidesOf(element);
    const [first] = slides;
    const target = slides[firstSlide(part, shapeOf(element, settings))];
    if (!first || !target) return;
    stop.current();
    stop.current = glide(element, offsetOf(element, target) - offsetOf(element, first), settings.speedMilliseconds);
  };
  const beside = (by: 1 | -1) => (shown ? neighbor(shown.part, by, shown.parts, settings.infinite) : null);
  return { shown, show, previous: beside(-1), next: beside(1) };
}
