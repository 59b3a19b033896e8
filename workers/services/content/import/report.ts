import type { Problem } from "./problems";

interface Rejection extends Problem {
  readonly line: number;
  readonly kind: string;
  readonly uid: string;
}

interface Unresolved {
  readonly uid: string;
  readonly locale: string;
  readonly path: string;
  readonly target: string;
}

const maxListed = 1000;

/** Counts an import and keeps the first rejections. */
export class ImportReport {
  received = 0;
  stored = 0;
  unchanged = 0;
  rejected = 0;
  readonly rejections: Rejection[] = [];
  readonly #targets = new Map<string, Unresolved[]>();

  reject(line: number, kind: string, uid: string, problems: readonly Problem[]): void {
    this.rejected += 1;
    for (const problem of problems) {
      if (this.rejections.length < maxListed) this.rejections.push({ line, kind, uid, ...problem });
    }
  }

  /** Records the references of a stored entry. */
  refers(uid: string, locale: string, targets: ReadonlyArray<{ path: string; target: string }>): void {
    for (const { path, target } of targets) {
      const list = this.#targets.get(target) ?? [];
      if (list.length < 20) list.push({ uid, locale, path, target });
      this.#targets.set(target, list);
    }
  }

  get targets(): string[] {
    return [...this.#targets.keys()];
  }

  /** Response of an import, with references whose targets are missing. */
  answer(missing: ReadonlySet<string>, generation: number) {
    const unresolved = [...missing].flatMap((target) => this.#targets.get(target) ?? []).slice(0, maxListed);
    const { received, stored, unchanged, rejected, rejections } = this;
    return { received, stored, unchanged, rejected, rejections, unresolved, generation };
  }
}
