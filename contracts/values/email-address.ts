/** An e-mail address, as browsers take it in a field for one: everything that mail delivers, and nothing that it may not. */
import * as v from "valibot";

/**
 * Apostrophes and the other signs that a name before the @ may have (RFC 5322, without quotes); a domain of two labels or
 * more, of which any may be written in letters of another script (`xn--`).
 */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+[a-z](?:[\da-z-]{0,61}[\da-z])$/i;

/** Step of a schema of a text. */
export const isEmailAddress = (message = "must be an e-mail address") => v.regex<string, string>(pattern, message);
