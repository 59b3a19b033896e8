import { describe, expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import type { Profile } from "~/services/accounts/types";
import { addressesData } from "./addresses.server";

const t = await createT("jp");
const market = { region: "jp", country: "JP", language: "jp" };
const origins = { current: "http://jp.localhost" };
const context = { t, market, origins, languages: ["jp"] } as unknown as PrivateContext;
const address = (id: string, streetName: string, nickname: string | null = null) => ({
  ...{ id, nickname, firstName: "花子", lastName: "見本", company: null, building: null, streetName },
  ...{ additionalStreetInfo: null, city: "千代田区", state: "東京都", postalCode: "100-0001", country: "JP" },
  ...{ phone: null, phoneNumberExt: null, vatId: null },
});

describe("the list of addresses", () => {
  it("names addresses of one place by their streets, unless the customer named them", () => {
    const addresses = [address("a", "見本町1-2-3"), address("b", "見本町4-5-6"), address("c", "見本町7", "低温室")];
    const profile = { country: "JP", addresses, contacts: [], shippingAddressIds: [], billingAddressIds: [] };
    const data = addressesData(context, profile as unknown as Profile);
    expect(data.addresses.map(({ name }) => name)).toEqual(["見本町1-2-3", "見本町4-5-6", "低温室"]);
  });
});
