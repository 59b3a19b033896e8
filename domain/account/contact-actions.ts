/** Applies update actions to a customer's contacts, all or none. */
import type { ContactAction } from "@contracts/customers/customer-calls";
import type { Contact } from "@contracts/customers/customers";
import { type ActionContext, type Outcome, refuse } from "./customer-actions";

const maxContacts = 50;

/** Applies the actions. Any non-empty contact list has exactly one default. */
export function applyContactActions(
  contacts: readonly Contact[],
  actions: readonly ContactAction[],
  { newId }: Pick<ActionContext, "newId">,
): Outcome<readonly Contact[]> {
  let current = [...contacts];
  for (const action of actions) {
    if (action.action === "addContact") {
      if (current.length >= maxContacts) {
        return refuse("MaxResourceLimitExceeded", `A customer has at most ${maxContacts} contacts.`);
      }
      current = preferring([...current, { ...action.contact, id: newId() }], action.contact.isDefault, -1);
      continue;
    }
    const index = current.findIndex(({ id }) => id === action.contactId);
    if (index < 0) return refuse("ResourceNotFound", `The Resource with ID ${action.contactId} was not found.`);
    if (action.action === "removeContact") current = preferring(current.toSpliced(index, 1), false, 0);
    else {
      const changed = current.with(index, { ...action.contact, id: action.contactId });
      current = preferring(changed, action.contact.isDefault, index);
    }
  }
  return { ok: true, value: current };
}

/** Keeps exactly one default: the chosen contact, else the current default, else the first. */
function preferring(contacts: Contact[], chosen: boolean, index: number): Contact[] {
  const wanted = chosen ? contacts.at(index)?.id : (contacts.find(({ isDefault }) => isDefault) ?? contacts[0])?.id;
  return contacts.map((contact) => ({ ...contact, isDefault: contact.id === wanted }));
}
