import type { Field } from "@contracts/content/content-types";
import { embeddedReferences } from "../rich-text-references";
import { asList, isRecord, referenceUid } from "../stored-values";

/** A filterable value; numbers and booleans have `number` too. */
export type IndexedValue = readonly [path: string, text: string, number: number | null];
export type IndexedReference = readonly [path: string, target: string];

export interface FieldIndex {
  readonly values: IndexedValue[];
  readonly references: IndexedReference[];
  /** References of the entry with their position, for the report of missing targets. */
  readonly targets: Array<{ readonly path: string; readonly target: string }>;
}

const maxIndexed = 500;

function indexOne(field: Field, value: unknown, path: string, place: string, index: FieldIndex): void {
  switch (field.kind) {
    case "text":
    case "select":
    case "date":
      if (typeof value !== "string") return;
      // Long texts support only the `exists` filter.
      index.values.push([path, value.length > maxIndexed ? "" : value, null]);
      return;
    case "number":
      if (typeof value === "number") index.values.push([path, String(value), value]);
      return;
    case "boolean":
      if (typeof value === "boolean") index.values.push([path, String(value), value ? 1 : 0]);
      return;
    case "link":
      if (!isRecord(value)) return;
      index.values.push([path, "", null]);
      for (const part of ["title", "href"]) {
        if (typeof value[part] === "string") index.values.push([`${path}.${part}`, value[part], null]);
      }
      return;
    case "json_rte":
      index.values.push([path, "", null]);
      for (const { uid } of embeddedReferences(value)) {
        index.references.push([path, uid]);
        index.targets.push({ path: place, target: uid });
      }
      return;
    case "group":
      if (!isRecord(value)) return;
      index.values.push([path, "", null]);
      indexFields(field.fields, value, path, place, index);
      return;
    case "blocks": {
      if (!isRecord(value)) return;
      index.values.push([path, "", null]);
      for (const block of field.blocks) {
        const inner = value[block.uid];
        if (isRecord(inner)) {
          index.values.push([`${path}.${block.uid}`, "", null]);
          indexFields(block.fields, inner, `${path}.${block.uid}`, `${place}.${block.uid}`, index);
        }
      }
      return;
    }
    case "file":
    case "reference": {
      const target = referenceUid(value);
      if (target === null) return;
      index.references.push([path, target]);
      index.targets.push({ path: place, target });
    }
  }
}

/** Collects the filterable values of validated fields. `place` includes list positions, `path` does not. */
function indexFields(
  fields: readonly Field[],
  value: Record<string, unknown>,
  path: string,
  place: string,
  index: FieldIndex,
): void {
  for (const field of fields) {
    asList(value[field.uid]).forEach((item, at) => {
      const own = place === "" ? field.uid : `${place}.${field.uid}`;
      indexOne(field, item, `${path}.${field.uid}`, field.multiple ? `${own}.${at}` : own, index);
    });
  }
}

/** Index of an entry's fields. */
export function indexOf(contentType: string, fields: readonly Field[], value: Record<string, unknown>): FieldIndex {
  const index: FieldIndex = { values: [], references: [], targets: [] };
  indexFields(fields, value, contentType, "", index);
  return index;
}
