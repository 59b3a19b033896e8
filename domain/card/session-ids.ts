/** Tokens and authorizations start with their session id, which locates the Durable Object. */

const sessionLength = 22;

/** Session of "tok_…". */
export const sessionOfToken = (token: string): string => token.slice(4, 4 + sessionLength);

/** Session of "auth_…". */
export const sessionOfAuthorization = (id: string): string => id.slice(5, 5 + sessionLength);

/** Session of "card_…", in which the card was entered. */
export const sessionOfSavedCard = (token: string): string => token.slice(5, 5 + sessionLength);
