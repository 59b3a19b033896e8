/** Non-empty items of a comma-separated setting, trimmed and in upper case (C-CMS-13). */
export function splitList(value: string | null | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((item) => item.trim().toUpperCase())
    .filter((item) => item !== "");
}
