/** A problem in one imported value. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** Collects the first problems of a line; a longer list would not help. */
export class Problems {
  readonly list: Problem[] = [];
  static readonly most = 5;

  add(path: string, message: string): void {
    if (this.list.length < Problems.most) this.list.push({ path, message });
  }

  get full(): boolean {
    return this.list.length >= Problems.most;
  }
}
