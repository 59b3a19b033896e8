import { statSync } from "node:fs";
import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/**
 * Runs larger files first on every machine. Vitest's default order depends on the durations of the last run, which a
 * clean checkout lacks, so files that share a shop would run in an untested order.
 */
export class SameOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizes = new Map(files.map((file) => [file, size(file)]));
    return files.toSorted(
      (one, other) =>
        // Keeps the files of a project together.
        one.project.name.localeCompare(other.project.name) ||
        (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0) ||
        one.moduleId.localeCompare(other.moduleId),
    );
  }
}
