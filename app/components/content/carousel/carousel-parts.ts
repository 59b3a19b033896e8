/** Carousel arithmetic: the visible part and the target of a step. */

export interface CarouselShape {
  readonly slides: number;
  /** Slides visible at once. */
  readonly visible: number;
  /** Slides per step. */
  readonly step: number;
}

/** Number of parts; the last one ends with the last slide. */
export function partCount({ slides, visible, step }: CarouselShape): number {
  return slides <= visible ? 1 : Math.ceil((slides - visible) / step) + 1;
}

/** First slide of a part. */
export function firstSlide(part: number, shape: CarouselShape): number {
  return Math.max(0, Math.min(part * shape.step, shape.slides - shape.visible));
}

/** The part that starts closest to a slide. */
export function partAt(slide: number, shape: CarouselShape): number {
  let nearest = 0;
  for (let part = 1; part < partCount(shape); part += 1) {
    if (Math.abs(firstSlide(part, shape) - slide) < Math.abs(firstSlide(nearest, shape) - slide)) nearest = part;
  }
  return nearest;
}

/** Next or previous part; past the ends an infinite carousel wraps around, others return null. */
export function neighbor(part: number, by: 1 | -1, count: number, infinite: boolean): number | null {
  const next = part + by;
  if (next >= 0 && next < count) return next;
  return infinite && count > 1 ? (next + count) % count : null;
}
