import { problemResponse } from "../../shared/problems";

export const wrongSecondFactor = (): Response =>
  problemResponse(400, {
    code: "InvalidSecondFactor",
    message: "The code is wrong or has been used before.",
    field: "code",
  });

export const expiredSecondFactor = (): Response =>
  problemResponse(400, { code: "ExpiredSecondFactor", message: "Too much time has passed. Please start again." });
