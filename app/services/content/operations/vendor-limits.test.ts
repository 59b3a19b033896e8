import { Kind, parse, type SelectionSetNode } from "graphql";
import { expect, it } from "vitest";
import { shopQueries } from "../shop-queries";

/** Root types and the longest chain of references, by the vendor's way of counting. */
function measure(text: string) {
  const { definitions } = parse(text);
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  );
  const deepest = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((each) => {
        if (each.kind === Kind.FRAGMENT_SPREAD) return deepest(fragments.get(each.name.value));
        const isReference = each.kind === Kind.FIELD && each.name.value.endsWith("Connection");
        return deepest(each.selectionSet) + (isReference ? 1 : 0);
      }),
    );
  const root = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const asked = root?.kind === Kind.OPERATION_DEFINITION ? root.selectionSet : undefined;
  const names = (asked?.selections ?? []).flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
  return { types: new Set(names).size, depth: deepest(asked) };
}

it.each(shopQueries.map((query) => [query.name, query] as const))(
  "%s stays within three content types, three levels of references and 8 kB",
  (_, { document }) => {
    const { types: asked, depth } = measure(document);
    expect(asked).toBeLessThanOrEqual(3);
    expect(depth).toBeLessThanOrEqual(3);
    expect(document.length).toBeLessThanOrEqual(8192);
  },
);
