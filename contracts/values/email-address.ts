/** An email address as browsers validate it in an email field. */
import * as v from "valibot";

/**
 * Local part: letters, digits and the RFC 5322 special characters, unquoted. Domain: two or more labels, including
 * `xn--`.
 */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+[a-z](?:[\da-z-]{0,61}[\da-z])$/i;

/** Schema step for email addresses. */
export const isEmailAddress = (message = "must be an email address") => v.regex<string, string>(pattern, message);
