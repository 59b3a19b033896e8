/** Tasks 1 to 36: orders, lots, withdrawals, quotes. */
import type { Newcomer } from "../newcomer.ts";
import { buyer, quotes, sizes } from "./shoppers.ts";
import { day, file, need, run, type Task, type Walk, why } from "./walk.ts";

const [lot, otherLot] = [`${run}1`, `${run}2`];
const [firstSize, secondSize] = sizes;
const product = firstSize.slice(0, 4);
/** A size that no quote has. */
const added = `${product}T`;

async function openOrder(desk: Newcomer, number: string): Promise<void> {
  await desk.link("Orders");
  await desk.find({ Find: number });
  await desk.link(number);
}

async function paymentsFail({ services }: Walk, mode: "error" | "none"): Promise<void> {
  const body = JSON.stringify({ service: "payments", mode });
  const answer = await fetch(new URL("/_demo/faults", services), { method: "POST", body });
  if (!answer.ok) throw new Error(`the payments service cannot be made to fail: ${answer.status}`);
}

export function orderTasks(walk: Walk): readonly Task[] {
  const made: string[] = [];
  const desk = () => walk.as("orders");
  const order = (place: number) => need(made[place], `order ${place + 1} of a quote`);
  const task = (name: string, run: (at: Newcomer) => Promise<void>): Task => ({
    name,
    run: async () => run(await desk()),
  });
  const toOrder = (name: string, place: number, run: (at: Newcomer) => Promise<void>): Task =>
    task(name, async (at) => {
      await openOrder(at, order(place));
      await run(at);
    });

  return [
    task("33 see quotes that wait for an answer", async (at) => {
      await at.link("Quotes");
      await at.find({ "Waits for us": "yes" });
      await at.first();
      at.expect(buyer);
    }),
    task("35 write to the customer about a quote, mail it again", async (at) => {
      await at.do("Write to the customer", { Message: "We look into it." });
      at.expect("We look into it.");
      await at.do("Email the quote again");
    }),
    task("34 answer with prices, terms and expiry, or with a revision", async (at) => {
      const price = need(
        at.labels("Answer with a revision").find((label) => label.endsWith("price of one unit")),
        "price",
      );
      const reason = price.replace("price of one unit", "reason of a change");
      await at.do("Answer with a revision", {
        [price]: "350.00",
        [reason]: "Your third quote",
        ...{ "Product 1: SKU": added, "Product 1: units": "2", "Product 1: reason": "You asked for it" },
        ...{ "Price of shipping": "25.00", "Shipping: reason of a change": "One parcel" },
        "Valid until": day(30),
      });
      at.expect("Answered, revision 2");
      at.expect(`${added}: none → 2 ×`);
    }),
    task("36 place the order of a quote", async (at) => {
      for (let number = 0; number < quotes; number += 1) {
        await at.link("Quotes");
        await at.find({ State: number === 0 ? "Answered" : "Submitted", "Number, customer, product": buyer });
        await at.first();
        await at.do("Order with a purchase order", {
          ...{ "Purchase order number": `${run}-${number + 1}`, Street: "12 Example Wharf", City: "Boston" },
          ...{ State: "MA", "Postal code": "02110" },
        });
        made.push(need(at.words(/\bW\d{10,}\b/g)[0], "number of the order"));
      }
    }),
    task("105 see what waits for you", async (at) => {
      await at.link("Benchside office");
      await at.link("New orders to confirm");
      at.expect(order(0));
    }),
    task("1 see what must ship today", async (at) => {
      await at.link("Orders");
      await at.find({ State: "new", "Ship date to": day(20), Order: "ship date" });
      at.expect(order(0));
    }),
    task("2 find an order by its number, purchase order number, product, lot or customer", async (at) => {
      for (const words of [order(0), `${run}-1`, firstSize, buyer]) {
        await at.link("Orders");
        await at.find({ Find: words });
        at.expect(order(0));
      }
    }),
    toOrder("3 confirm an order", 0, async (at) => {
      await at.do("Confirm");
      at.expect(/State confirmed/);
    }),
    toOrder("4 hold an order, and see which are on hold", 0, async (at) => {
      await at.do("Hold", why);
      await at.link("Orders");
      await at.find({ State: "held" });
      at.expect(order(0));
    }),
    toOrder("5 release a held order", 0, (at) => at.do("Release")),
    task("23 receive a lot with its expiry, units and certificate", async (at) => {
      await at.link("Lots");
      await at.do("Receive a lot", {
        ...{ "Product number": product, "Lot number": lot, "Made on": "2026-01-02", "Released on": "2026-01-10" },
        ...{ "Expires on": day(40), Units: `${firstSize}=50`, Certificate: "Concentration|A280|1.0|mg/ml|0.9|1.1" },
      });
      at.expect(lot);
      await at.link("Lots");
      await at.do("Receive a lot", {
        ...{ "Product number": product, "Lot number": otherLot, "Made on": "2026-01-02", "Released on": "2026-01-10" },
        ...{ "Expires on": day(50), Units: `${firstSize}=50` },
      });
    }),
    toOrder("7 ship two of three lines", 0, async (at) => {
      const third = need(at.labels("Ship lines").filter((label) => label.startsWith("Ship "))[2], "third line");
      await at.do("Ship lines", { Carrier: "Post", "Tracking number": "WALK-T1", [third]: false });
      at.expect(/State part-shipped/);
      at.expect("Post WALK-T1");
    }),
    toOrder("9 ship the lot that expires first", 0, async (at) => at.expect(`${lot} × 2`)),
    toOrder("6 ship all lines in one parcel", 1, async (at) => {
      await at.do("Ship lines", { Carrier: "Post", "Tracking number": "WALK-T2" });
      at.expect(/State shipped/);
    }),
    toOrder("8 ship a line from two lots, or a part of its units", 2, async (at) => {
      const lots = [lot, otherLot].map((number, row) => ({
        [`Lot ${row + 1} of ${firstSize}`]: number,
        [`Units of lot ${row + 1} of ${firstSize}`]: "1",
      }));
      const lines = at.labels("Ship lines").filter((label) => label.startsWith("Ship "));
      const others = Object.fromEntries(lines.slice(1).map((label) => [label, false]));
      await at.do("Ship lines", {
        ...{ Carrier: "Post", "Tracking number": "WALK-T3", ...others },
        ...Object.assign({}, ...lots),
      });
      at.expect(`${otherLot} × 1`);
    }),
    toOrder("10 correct a tracking number or carrier", 0, async (at) => {
      const field = need(
        at.labels("Correct carrier and tracking").find((label) => label.startsWith("Tracking")),
        "field",
      );
      await at.do("Correct carrier and tracking", { [field]: "WALK-T9", ...why });
      at.expect("WALK-T9");
    }),
    toOrder("11 print a packing slip", 0, async (at) => {
      await at.link("Packing slip (PDF)");
      if (!at.type.includes("pdf")) throw new Error(`the slip is ${at.type}`);
    }),
    toOrder("106 send units again that were lost or damaged, without a charge", 0, async (at) => {
      const field = need(
        at.labels("Send a replacement").find((label) => label.startsWith("Units of")),
        "field",
      );
      await at.do("Send a replacement", { [field]: "1" });
      at.expect("Replacement, lost: no charge");
    }),
    toOrder("107 take back a replacement that has not shipped", 0, async (at) => {
      await at.do("Withdraw a replacement", why);
      at.expect("Cancelled");
    }),
    task("12 ship many orders from a file, and see first what would happen", async (at) => {
      const csv = file(
        "parcels.csv",
        "text/csv",
        `order,carrier,tracking\n${order(3)},Post,WALK-T4\nW0000000000,Post,x\n`,
      );
      await at.link("Orders");
      await at.send("Ship many from a file", { File: csv });
      at.expect(/would ship/);
      await at.send("Ship many from a file", {
        "File, or its lines": `order,carrier,tracking\n${order(3)},Post,WALK-T4\n`,
        "Ship them": true,
      });
      await openOrder(at, order(3));
      at.expect("Post WALK-T4");
    }),
    task("13 go on after an interrupted file", async (at) => {
      await at.link("Orders");
      await at.send("Ship many from a file", {
        "File, or its lines": `order,carrier,tracking\n${order(3)},Post,WALK-T4\n`,
        "Ship them": true,
      });
      await openOrder(at, order(3));
      at.expect("Post WALK-T4");
    }),
    toOrder("15 cancel one line; a card that was charged gets its amount back", 2, async (at) => {
      await at.do("Cancel", { What: secondSize, ...why });
      at.expect("Cancelled");
    }),
    toOrder("14 cancel an order", 4, async (at) => {
      await at.do("Cancel", why);
      at.expect("Cancelled");
    }),
    toOrder("16 take back units, with credit note and refund", 1, (at) =>
      at.do("Take back units", { Quantity: "1", ...why }),
    ),
    task("104 see orders whose charge or refund failed, and ask the payments service again", async (at) => {
      const number = need(walk.notes.get("paid by card"), "order that was paid by card");
      await openOrder(at, number);
      await paymentsFail(walk, "error");
      await at.do("Ship lines", { Carrier: "Post" }).finally(() => paymentsFail(walk, "none"));
      await at.link("Orders");
      await at.find({ Find: number, "Waits for": "failed payment" });
      await at.link(number);
      await at.do("Ask the payments service again");
      if (at.has("Payment, since")) throw new Error("the payment is still listed as waiting");
    }),
    task("17 refund an amount", async (at) => {
      await openOrder(at, need(walk.notes.get("paid by card"), "order that was paid by card"));
      await at.do("Refund an amount", { "Amount in USD": "1.00", ...why });
    }),
    toOrder("102 note that an order on account is paid", 0, async (at) => {
      await at.do("Mark as paid");
      at.expect("Paid on");
    }),
    toOrder("103 take back a payment that was noted by mistake", 0, async (at) => {
      await at.do("Withdraw the payment", why);
      at.expect("Payment withdrawn on");
    }),
    toOrder("18 leave a note for colleagues", 0, async (at) => {
      await at.do("Add a note", { Note: "Called the customer" });
      at.expect("Called the customer");
    }),
    toOrder("19 write to the customer about an order", 0, (at) =>
      at.do("Add a note", { For: "the customer, by email", Note: "The rest leaves tomorrow." }),
    ),
    toOrder("20 send the confirmation or the shipping email again", 0, (at) =>
      at.do("Send an email again", { Email: "shipping" }),
    ),
    task("21 export a list of orders", async (at) => {
      await at.link("Orders");
      await at.find({ Find: `${run}-1` });
      await at.link("Export as CSV");
      if (!at.type.includes("csv")) throw new Error(`the export is ${at.type}`);
    }),
    toOrder("22 see who changed an order, when and why; read its purchase order", 0, async (at) => {
      at.expect(/Hold\s+state: \S+ → held/);
      at.expect(why.Reason);
    }),
    task("24 find a lot, or the lots of a product", async (at) => {
      await at.link("Lots");
      await at.find({ "Product or lot": product });
      at.expect(lot);
      await at.link(`${product} ${lot}`);
    }),
    task("25 set a lot aside", async (at) => {
      await at.do("Quarantine", why);
      at.expect("quarantined");
    }),
    task("26 release a lot", (at) => at.do("Release", why)),
    task("27 see who got a lot", async (at) => {
      await at.link("Orders that were shipped with this lot");
      at.expect(order(0));
    }),
    task("28 recall a lot", async (at) => {
      await at.link("Lots");
      await at.find({ "Product or lot": lot });
      await at.first();
      await at.do("Recall", why);
      await openOrder(at, order(0));
      at.expect("recalled");
    }),
    task("29 see consumers' withdrawals that wait", async (at) => {
      await at.link("Withdrawals");
      await at.find({ State: "received" });
      await at.first();
      at.expect("Walk Consumer");
    }),
    task("30 find the order of a withdrawal", async (at) => {
      const { path } = at;
      await at.link("Find this order");
      at.expect("Orders");
      await at.open(path);
    }),
    task("31 accept, or refuse with a reason", (at) => at.do("Accept")),
    task("32 record that the money went back", (at) => at.do("Mark as refunded")),
  ];
}
