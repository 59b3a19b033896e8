/**
 * Turns an edited profile into update actions for the changed fields only (A-PROFILE-10, A-PROFILE-11, A-PROFILE-14,
 * A-PROFILE-15).
 */
import type { CustomerAction } from "@contracts/customers/customer-calls";

/** Fields a customer may change; an empty text clears the field. */
export interface ProfileFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly mobile: string;
  readonly mobileExt: string;
  readonly firstNameKana: string;
  readonly lastNameKana: string;
  readonly newsletter: boolean;
}

export function profileActions(before: ProfileFields, after: ProfileFields): CustomerAction[] {
  const actions: CustomerAction[] = [];
  if (after.firstName !== before.firstName) actions.push({ action: "setFirstName", firstName: after.firstName });
  if (after.lastName !== before.lastName) actions.push({ action: "setLastName", lastName: after.lastName });
  if (after.company !== before.company) actions.push({ action: "setCompanyName", companyName: after.company || null });
  const field = (name: "mobilePhone" | "mobilePhoneExtension" | "firstNameKana" | "lastNameKana", value: string) =>
    actions.push({ action: "setCustomField", name, value: value || null });
  if (after.mobile !== before.mobile) field("mobilePhone", after.mobile);
  if (after.mobileExt !== before.mobileExt) field("mobilePhoneExtension", after.mobileExt);
  if (after.firstNameKana !== before.firstNameKana) field("firstNameKana", after.firstNameKana);
  if (after.lastNameKana !== before.lastNameKana) field("lastNameKana", after.lastNameKana);
  if (after.newsletter !== before.newsletter) {
    actions.push({ action: "setCustomField", name: "isNewsletterOptin", value: after.newsletter });
  }
  return actions;
}
