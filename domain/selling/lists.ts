/** Items of a comma-separated setting, trimmed, upper case, without empty ones (C-CMS-13). */
export function splitList(value: string | null | undefined): string[] {
  return (value ?? "")
    .split(",")
    .map((item) => item.trim().toUpperCase())
    .filter((item) => item !== "");
}
