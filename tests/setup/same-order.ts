import { statSync } from "node:fs";
import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/**
 * Larger files first, on every machine. Vitest's own order follows the durations of the last run, which a clean checkout
 * does not have. Files that share a shop would then meet in an order that no other machine has tried.
 */
export class SameOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizes = new Map(files.map((file) => [file, size(file)]));
    return files.toSorted(
      (one, other) =>
        // Projects stay together.
        one.project.name.localeCompare(other.project.name) ||
        (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0) ||
        one.moduleId.localeCompare(other.moduleId),
    );
  }
}
