/** Sentences for people in place of a schema's own words, such as "Invalid value: Expected >=0 but received -1". */
import type * as v from "valibot";

const empty = "Fill in this field.";
/** Longer lists of options are not repeated. */
const namedOptions = 12;

/** The schema's own message, else a sentence about the values that the field accepts. */
export function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const isOwn = !(issue.message.startsWith("Invalid ") && issue.message.endsWith(`eceived ${issue.received}`));
  return isOwn ? issue.message : sentenceOfRule(issue);
}

/** A message that begins in lower case, as the reports of imports do, as a sentence. */
export function asSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? "" : "."}`;
}

function sentenceOfRule({ type, input, requirement, expected }: v.BaseIssue<unknown>): string {
  const isMissing = input === null || input === undefined || input === "";
  const counted = Array.isArray(input) ? "entries" : "characters";
  switch (type) {
    case "picklist":
    case "enum":
    case "literal":
      return optionsText(expected ?? "");
    case "min_value":
      return `At least ${textOf(requirement)}.`;
    case "max_value":
      return `At most ${textOf(requirement)}.`;
    case "min_length":
      return isMissing ? empty : `At least ${textOf(requirement)} ${counted}.`;
    case "max_length":
      return `At most ${textOf(requirement)} ${counted}.`;
    case "number":
      return isMissing ? empty : "Enter a number.";
    case "integer":
    case "safe_integer":
    case "digits":
      return "Enter a whole number.";
    case "iso_date":
      return isMissing ? empty : "Enter a day such as 2026-11-26.";
    case "iso_timestamp":
      return "Enter a time such as 2026-11-26T08:00:00Z.";
    case "email":
      return "Enter an email address.";
    case "url":
      return "Enter an address that begins with https://.";
    case "boolean":
      return "Choose yes or no.";
    case "strict_object":
      return expected === "never" ? "There is no field of this name." : empty;
    default:
      return isMissing ? empty : "This does not have the form that the field needs.";
  }
}

const textOf = (requirement: unknown): string =>
  requirement instanceof Date ? requirement.toISOString().slice(0, 10) : String(requirement);

/** @param expected as the schema writes it: `("new" | "held")` */
function optionsText(expected: string): string {
  const options = expected.replace(/[()"]/g, "").split(" | ").filter(Boolean);
  return options.length === 0 || options.length > namedOptions
    ? "Choose one of the options."
    : `Choose one of: ${options.join(", ")}.`;
}
