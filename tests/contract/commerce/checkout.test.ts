import { beforeAll, describe, expect, it } from "vitest";
import { boston } from "../../factories/checkout";
import { amountOf, readyBasket, signedIn, storeCheckoutSettings, typeCard } from "./buyer";
import { actionsOf, failed, gatewayUrl, lineOf, market, runGateway, value, visitor } from "./gateway";

runGateway();
beforeAll(storeCheckoutSettings);

const returnUrl = "http://localhost:0/checkout/paymentinformation";

describe("checkout actions", () => {
  it("T-CCALL-08, T-CCALL-09, T-CCALL-18, T-PROMO-01: codes are applied and removed with one call each", async () => {
    const { request, network } = visitor();
    await request().add([{ id: "4060S", quantity: 2 }], market);
    network.exchanges.length = 0;
    const promoted = value(await request().applyPromo("WELCOME10"));
    expect(actionsOf(network.exchanges.at(-1))).toEqual([{ action: "addDiscountCode", code: "WELCOME10" }]);
    expect([network.exchanges.length, promoted.discountCodes[0]?.state]).toEqual([1, "MatchesCart"]);
    const plain = value(await request().removeDiscountCodesFromCart());
    expect(actionsOf(network.exchanges.at(-1))).toEqual([
      { action: "removeDiscountCode", discountCode: { typeId: "discount-code", id: "welcome10" } },
    ]);
    expect(plain.discountCodes).toEqual([]);
  });

  it.each([
    ["NOSUCH", "checkout.error.promoUnknown"],
    ["SPRING19", "checkout.error.promoExpired"],
  ])("a refused code keeps its name for the message: %s", async (code, messageKey) => {
    const { request } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], market);
    const { status, errors } = failed(await request().applyPromo(code));
    expect([status, errors]).toEqual([
      400,
      [expect.objectContaining({ code: "DiscountCodeNonApplicable", messageKey, discountCode: code })],
    ]);
  });

  it("T-CHK-05, T-CHK-06, T-CCALL-10, T-CCALL-14, T-CCALL-19: stored addresses, contact, country and shipping method are set", async () => {
    const buyer = await signedIn();
    const { request, network } = buyer;
    value(await request().add([{ id: "4060S", quantity: 1 }], market));
    value(await request().setShippingAddressToCart("away", "second", "US"));
    expect(actionsOf(network.exchanges.at(-1)).map(({ action }) => action)).toEqual([
      "setShippingAddress",
      "setCustomField",
    ]);
    const billed = value(await request().setBillingAddressToCart("bill", "US"));
    expect([billed.shippingAddress?.city, billed.billingAddress?.city, billed.custom.fields.contactId]).toEqual([
      "Danvers",
      "Salem",
      "second",
    ]);
    const offers = value(await request().shippingMethods());
    expect(offers.map(({ id, price }) => [id, price.centAmount])).toEqual([
      ["us-ground", 2500],
      ["us-overnight", 7900],
    ]);
    expect(value(await request().setShippingMethod("us-overnight")).shippingInfo?.shippingMethodName).toBe("Overnight");
    expect(failed(await request().setShippingAddressToCart("gone", null, "US")).status).toBe(404);
    expect(failed(await request().setBillingAddressToCart("bill", "DE")).errors[0].messageKey).toBe(
      "checkout.error.countryMismatch",
    );
  });

  it("reuses the basket and the customer that the caller has just read", async () => {
    const { request, network, customer } = await signedIn();
    const { id: cartId } = value(await request().add([{ id: "4060S", quantity: 1 }], market));
    network.exchanges.length = 0;
    const commerce = request();
    const [offer] = value(await commerce.shippingMethods({ estimate: true, cartId }));
    const choices = { shippingAddressId: "home", billingAddressId: "bill", shippingMethodId: offer?.id ?? "" };
    const filled = value(await commerce.setChoices(choices, "US", { customer }));
    expect([filled.shippingAddress?.city, filled.shippingInfo?.price.centAmount]).toEqual(["Boston", 2500]);
    value(await commerce.paymentObstacles({ cartId }));
    expect(network.calls()).toEqual([
      `GET /carts/${cartId}/shipping-methods`,
      `POST /carts/${cartId}`,
      `GET /carts/${cartId}/payment-methods`,
    ]);
  });

  it("T-CCALL-11, T-CHK-07, T-CHK-08: additional information is set; an invalid VAT id is rejected with its message", async () => {
    const { request, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], { country: "DE", currency: "EUR" });
    const cart = value(
      await request().setAdditionalInfo({
        vatId: "DE123456789",
        specialHandling: "Cold room",
        cartComment: "Grant 7",
        privacyAgreedToDateTime: true,
      }),
    );
    expect(cart.custom.fields).toMatchObject({
      vatId: "DE123456789",
      specialHandling: "Cold room",
      cartComment: "Grant 7",
    });
    expect(actionsOf(network.exchanges.at(-1))).toHaveLength(4);
    const refused = failed(await request().setAdditionalInfo({ vatId: "DE12" }));
    expect(refused.errors[0]).toMatchObject({
      code: "InvalidVatId",
      messageKey: "checkout.error.vatInvalid",
      message: "VAT registration number not valid. Please enter a valid number.",
    });
  });

  it("T-CCALL-12, T-CHK-12: ship dates come from the availability service, never from the page", async () => {
    const { request } = visitor();
    const services = gatewayUrl().replace(/\/commerce$/, "");
    const { bindings } = await import("../services-runtime");
    const record = { sku: "4060S", productKey: "4060", prices: [], onHand: 40, replenishmentDays: 14 };
    await fetch(`${services}/availability/_admin/stock`, {
      method: "POST",
      headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
      body: JSON.stringify(record),
    });
    const cart = value(await request().add([{ id: "4060S", quantity: 2 }], market));
    const dated = value(
      await request().addGopInfoToOrder([{ lineItemId: lineOf(cart).id, promiseDate: "1999-01-01" }]),
    );
    expect(lineOf(dated).custom.fields.estShipDate).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it("T-CART-23, T-CART-24: a deleted address is replaced by the default one", async () => {
    const buyer = await signedIn();
    await readyBasket(buyer);
    value(await buyer.request().setShippingAddressToCart("away", "second", "US"));
    expect(value(await buyer.request().syncCart("address", "away"))?.shippingAddress?.id).toBe("home");
    expect(value(await buyer.request().syncCart("contact", "second"))?.custom.fields.contactId).toBe("first");
    buyer.network.exchanges.length = 0;
    value(await buyer.request().syncCart("address", "nowhere"));
    expect(buyer.network.calls().filter((call) => call.startsWith("POST"))).toEqual([]);
  });
});

describe("payment and order", () => {
  it("T-PAY-03, T-PAY-05, T-PAY-06, T-CCALL-13, T-CHK-09, T-CART-20: after card fields, payment and order the cart is forgotten", async () => {
    const buyer = await signedIn();
    const { request, store, network } = buyer;
    const cart = await readyBasket(buyer);
    const fields = value(await request().openCardFields({ returnUrl, language: "en" }));
    expect(network.calls().at(-1)).toBe("POST /paymetric/tokens");
    expect(value(await request().cardFieldsState(fields.id)).state).toBe("open");
    expect((await typeCard(fields.pageUrl, "4111 1111 1111 1111")).headers.get("location")).toBe(
      `${returnUrl}?card=${fields.id}`,
    );
    const state = value(await request().cardFieldsState(fields.id));
    if (state.state !== "filled") throw new Error(state.state);
    const payment = value(
      await request().createPayment(
        amountOf(cart),
        { method: "card", token: state.token },
        { cardHolderName: state.card.holderName, cardExpiration: state.card.expiration, cardType: state.card.cardType },
      ),
    );
    expect(network.exchanges.at(-1)).toMatchObject({ method: "POST", path: "/customers/payments" });
    expect(JSON.stringify(network.exchanges.map(({ body }) => body)).replace(/\D/g, "")).not.toContain(
      "4111111111111111",
    );
    const paid = value(await request().paymentOperation("add", payment.id));
    const placed = value(await request().placeOrder(amountOf(paid)));
    expect(JSON.parse(network.exchanges.at(-1)?.body ?? "{}")).toMatchObject({ id: cart.id, version: paid.version });
    if (placed.state !== "ordered") throw new Error("pending");
    expect(store.cart()).toBeNull();
    expect(value(await request().order(placed.order.orderNumber))?.payments[0]?.customFields.cardLastFour).toBe("1111");
    expect(value(await request().orders())).toMatchObject({ limit: 10, offset: 0, total: 1 });
    expect(network.exchanges.at(-1)?.query.get("sort")).toBe("createdAt desc");
    expect(value(await request().order("' or 1=1"))).toBeNull();
  });

  it("an order repeated after a lost response returns the same order", async () => {
    const buyer = await signedIn();
    const cart = await readyBasket(buyer);
    const payment = value(
      await buyer
        .request()
        .createPayment(
          amountOf(cart),
          { method: "purchaseOrder" },
          { poNumber: "PO-1", invoiceEmailAddress: "ap@lab.example" },
        ),
    );
    const paid = value(await buyer.request().paymentOperation("add", payment.id));
    let lost = 0;
    buyer.network.loseAnswers(({ path }) => path === "/orders" && lost++ < 2);
    const placed = value(await buyer.request().placeOrder(amountOf(paid)));
    expect([placed.state, lost]).toEqual(["ordered", 3]);
    expect(value(await buyer.request().orders()).total).toBe(1);
  });

  it("a declined card is reported with the shop's own text", async () => {
    const buyer = await signedIn();
    const { request } = buyer;
    const cart = await readyBasket(buyer);
    const fields = value(await request().openCardFields({ returnUrl, language: "ja" }));
    await typeCard(fields.pageUrl, "4000 0000 0000 0002");
    const state = value(await request().cardFieldsState(fields.id));
    if (state.state !== "filled") throw new Error(state.state);
    const payment = value(await request().createPayment(amountOf(cart), { method: "card", token: state.token }, {}));
    const paid = value(await request().paymentOperation("add", payment.id));
    expect(failed(await request().placeOrder(amountOf(paid))).errors[0].messageKey).toBe(
      "checkout.error.paymentDeclined",
    );
    expect(value(await request().activeCart())?.paymentInfo).toBeNull();
  });
});

describe("quotes", () => {
  it("T-QUOTE-16, T-QUOTE-20, T-QUOTE-21, T-CART-20: are generated with version, language and human check, then completed, submitted and sent", async () => {
    const { request, store, network } = visitor();
    const cart = value(await request().add([{ id: "4060S", quantity: 1 }], market));
    const draft = value(await request().generateQuote({ language: "en", distributor: false, recaptchaToken: "human" }));
    expect(JSON.parse(network.exchanges.at(-1)?.body ?? "{}")).toEqual({
      id: cart.id,
      version: cart.version,
      language: "en",
      recaptchaToken: "human",
    });
    const info = {
      kind: "contact",
      firstName: "Ada",
      lastName: "Bench",
      email: "ada@lab.example",
      organisation: "Harbor Institute",
      department: "",
      phone: "",
      newsletterOptIn: false,
      shippingAddress: boston,
    } as const;
    value(await request().setQuoteCustomerInfo(draft, info));
    const made = value(await request().submitQuote(draft, "human"));
    expect([made.quoteState, store.cart()]).toEqual(["Submitted", null]);
    expect(value(await request().sendQuoteEmail(draft))).toBe(true);
    expect(JSON.parse(network.exchanges.at(-1)?.body ?? "{}")).toEqual({
      quoteNumber: draft.quoteNumber,
      anonymousId: draft.anonymousId,
    });
    expect(value(await request().quote(draft.quoteNumber))?.cart.lineItems).toHaveLength(1);
    expect(value(await request().quote("Q000000000000"))).toBeNull();
    expect(failed(await request().quotes()).status).toBe(403);
  });

  it("T-QUOTE-17, T-QUOTE-19, T-QUOTE-22: have a separate path for distributor requests; lists have ten entries, newest first", async () => {
    const { request, network } = visitor();
    await request().add([{ id: "4060S", quantity: 1 }], { country: "BR", currency: "BRL", distributor: true });
    const [distributor] = value(await request().distributors("BR"));
    value(await request().setAdditionalInfo({ distributorId: distributor?.id ?? "", checkoutType: "quoteb2d" }));
    const draft = value(await request().generateQuote({ language: "en", distributor: true, recaptchaToken: "human" }));
    expect(network.calls().at(-1)).toBe("POST /quotes/distributor");
    expect(draft).toMatchObject({ quoteType: "quoteB2D", distributor: { id: "br-sul" } });
    const buyer = await signedIn();
    expect(value(await buyer.request().quotes())).toEqual({ limit: 10, offset: 0, count: 0, total: 0, results: [] });
    expect(Object.fromEntries(buyer.network.exchanges.at(-1)?.query ?? [])).toEqual({
      limit: "10",
      offset: "0",
      sort: "createdAt desc",
    });
  });
});
