/** Tiers of programs, by what they prove: nothing, their own identity, or a customer's consent. */
export type Tier = "anonymous" | "signed" | "token";

export const callsPerMinute: Readonly<Record<Tier, number>> = { anonymous: 120, signed: 300, token: 600 };
