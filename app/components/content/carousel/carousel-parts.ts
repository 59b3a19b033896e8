/** Which part of a carousel is seen, and where a step leads. */

export interface CarouselShape {
  readonly slides: number;
  /** Slides that fit beside each other. */
  readonly visible: number;
  /** Slides that one step moves by. */
  readonly step: number;
}

/** Parts of a carousel: the last one ends with the last slide. */
export function partCount({ slides, visible, step }: CarouselShape): number {
  return slides <= visible ? 1 : Math.ceil((slides - visible) / step) + 1;
}

/** First slide of a part. */
export function firstSlide(part: number, shape: CarouselShape): number {
  return Math.max(0, Math.min(part * shape.step, shape.slides - shape.visible));
}

/** The part that begins nearest to a slide. */
export function partAt(slide: number, shape: CarouselShape): number {
  let nearest = 0;
  for (let part = 1; part < partCount(shape); part += 1) {
    if (Math.abs(firstSlide(part, shape) - slide) < Math.abs(firstSlide(nearest, shape) - slide)) nearest = part;
  }
  return nearest;
}

/** The part before or after; beyond the ends it is the other end of an infinite carousel, else null. */
export function neighbour(part: number, by: 1 | -1, count: number, infinite: boolean): number | null {
  const next = part + by;
  if (next >= 0 && next < count) return next;
  return infinite && count > 1 ? (next + count) % count : null;
}
