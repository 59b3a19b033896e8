/**
 * Ids of the rules that a report in the Schematron Validation Report Language says a document breaks; warnings do not
 * count.
 */
export function failedAsserts(report: string): string[] {
  if (!report.includes("fired-rule")) throw new Error("the report tells of no rule, so nothing was checked");
  return [...report.matchAll(/<(?:\w+:)?failed-assert\b([^>]*)>/g)].flatMap(([, attributes = ""]) => {
    const id = /\bid="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return /\bflag="warning"/.test(attributes) ? [] : [id];
  });
}
