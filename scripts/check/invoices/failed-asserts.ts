/**
 * Ids of the rules that a document breaks, from a report in the Schematron Validation Report Language; warnings do not
 * count.
 */
export function failedAsserts(report: string): string[] {
  if (!report.includes("fired-rule")) throw new Error("the report contains no rule, so nothing was checked");
  return [...report.matchAll(/<(?:\w+:)?failed-assert\b([^>]*)>/g)].flatMap(([, attributes = ""]) => {
    const id = /\bid="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return /\bflag="warning"/.test(attributes) ? [] : [id];
  });
}
