/** "(n)" on the basket button, "(99+)" above 99 (T-BTN-02 to T-BTN-04). */
export function countLabel(count: number): string {
  return `(${count > 99 ? "99+" : Math.max(0, count)})`;
}
