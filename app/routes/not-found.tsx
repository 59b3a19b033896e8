import { publicPage } from "~/context/page";
import { loadUnmatched } from "~/loaders/unmatched.server";

/** Every address that no other route knows. */
export const loader = publicPage(["region", "country", "language"], loadUnmatched);

export default function Unmatched() {
  return null;
}
