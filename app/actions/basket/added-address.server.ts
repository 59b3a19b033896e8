/**
 * Address of the basket after an addition, which its page reports.
 * @param repeated the same button was pressed before, so this press added nothing
 */
export function addedAddress(
  items: readonly { readonly sku: string; readonly quantity: number }[],
  repeated: true | undefined,
): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const added = items.map(({ sku }) => sku).join(",");
  return `/cart?${new URLSearchParams({ added, count: String(count), ...(repeated && { again: "yes" }) })}`;
}
