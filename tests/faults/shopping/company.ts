/** A company whose buyers have an order limit, and their approver. */
import type { Wire } from "./wire";
import { mailLinks, type World } from "./world";

/** Lower than the total of many orders in a run. */
const limit = { centAmount: 150_000, currencyCode: "USD" };

/** Creates a company in the approver's name with these customers as buyers, before the kills begin. */
export async function foundCompany(world: World, approver: Wire, buyers: readonly { name: string; wire: Wire }[]) {
  const path = "/customers/me/company";
  const post = async (wire: Wire, to: string, body: unknown) => {
    const answer = await wire.settle(to, { method: "POST", body });
    if (answer.status >= 300) throw new Error(`${to}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  await post(approver, path, { name: "Harbor Institute" });
  for (const { name, wire } of buyers) {
    const email = `${name}@lab.example`;
    await post(approver, `${path}/invitations`, { email, role: "buyer", limit });
    const link = (await mailLinks(world, email)).find((each) => each.includes("invitation=")) ?? "";
    await post(wire, `${path}/join`, { token: new URL(link).searchParams.get("invitation") });
  }
}
