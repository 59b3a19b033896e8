import { problemResponse } from "../../shared/problems";

/** The same response for every reason, so it does not reveal which passkeys exist. */
export const passkeyRefused = (): Response =>
  problemResponse(400, { code: "PasskeyRefused", message: "The passkey could not be used. Please start again." });

export const otherSite = (): Response =>
  problemResponse(400, { code: "PasskeyRefused", message: "Passkeys do not work at this address of the shop." });
