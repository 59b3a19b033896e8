import { writerOfAddress, writerOfCustomer } from "@domain/reviews/writer";
import { dropStoredPages } from "../shared/page-generation";
import { maxRecords, type Person, type PersonalRecords } from "../shared/personal-records";
import { openReviewStore } from "./store";

async function writersOf({ email, customerId }: Person): Promise<string[]> {
  const ofAddress = await writerOfAddress(email);
  return customerId === null ? [ofAddress] : [await writerOfCustomer(customerId), ofAddress];
}

/** The evidence record from a published review is kept, because it contains no personal data. */
export const personalReviews: PersonalRecords = {
  name: "reviews",
  async of(env, person) {
    return (await openReviewStore(env)).written(await writersOf(person), maxRecords);
  },
  async erase(env, person) {
    const { published } = await (await openReviewStore(env)).erase(await writersOf(person));
    if (published) await dropStoredPages(env);
  },
};
