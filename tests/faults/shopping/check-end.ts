/** Final check: compares the services' state with all acknowledged changes. */
import { approvalList } from "@contracts/commerce/approvals";
import { invoiceList } from "@contracts/commerce/invoices";
import { type Order, orderPage } from "@contracts/commerce/orders";
import { quotePage } from "@contracts/commerce/quotes";
import * as v from "valibot";
import type { Acknowledged, History } from "./history";
import { orderProblems } from "./totals";
import type { Wire } from "./wire";
import { cardRecord, mailSubjects, noteMails, pause, type World } from "./world";

/** All orders or quotes of a paged list. */
async function everyOrder(wire: Wire): Promise<Order[]> {
  const all: Order[] = [];
  for (let offset = 0; offset < 10_000; offset += 100) {
    const page = v.parse(orderPage, (await wire.settle(`/orders?limit=100&offset=${offset}`, {})).body);
    all.push(...page.results);
    if (all.length >= page.total) return all;
  }
  throw new Error("the list never ends");
}

export async function checkEnd(world: World, history: History, known: Acknowledged, wire: Wire): Promise<void> {
  const wrong = (problem: string) => history.violations.push(`${known.name}, in the end: ${problem}`);
  const orders = await everyOrder(wire);
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  if (new Set(numbers).size !== numbers.length) wrong("an order is listed twice");
  for (const number of known.orders.keys()) if (!numbers.includes(number)) wrong(`order ${number} is lost`);
  for (const number of numbers) if (!known.orders.has(number)) wrong(`order ${number} was never acknowledged`);
  if (new Set(orders.map(({ id }) => id)).size !== orders.length) wrong("a cart became two orders");
  for (const order of orders) for (const problem of orderProblems(order)) wrong(problem);

  const quotes = v.parse(quotePage, (await wire.settle("/quotes?limit=500", {})).body);
  const quoted = quotes.results.map(({ quoteNumber }) => quoteNumber);
  for (const number of known.quotes.keys()) if (!quoted.includes(number)) wrong(`quote ${number} is lost`);
  for (const number of quoted) if (!known.quotes.has(number)) wrong(`quote ${number} was never acknowledged`);

  await checkRequests(wire, known, numbers, wrong);
  await checkCards(world, known, orders, wrong);
  await checkMails(world, known, numbers, wrong);
  await checkInvoices(wire, known, orders, wrong);
}

/** A request must have an order if and only if it was approved. The list has the newest 50. */
async function checkRequests(
  wire: Wire,
  known: Acknowledged,
  numbers: readonly string[],
  wrong: (problem: string) => void,
) {
  const { results } = v.parse(approvalList, (await wire.settle("/approvals", {})).body);
  for (const { id, state, orderNumber } of results) {
    if (!known.asked.has(id)) wrong(`request ${id} was never acknowledged`);
    if ((state === "ordered") !== numbers.includes(orderNumber)) wrong(`request ${id} is ${state}, its order is not`);
  }
  if (results.length < Math.min(known.asked.size, 50)) wrong("a request for approval is lost");
}

/** The approver must have one email per request; it may arrive a moment after the last kill. */
export async function checkRequestMails(world: World, history: History, approver: string, requests: number) {
  const mailed = () => mailSubjects(world, approver).filter((subject) => subject.includes("waits for your approval"));
  for (let attempt = 0; attempt < 40 && mailed().length !== requests; attempt += 1) {
    await noteMails(world);
    await pause(250);
  }
  if (mailed().length !== requests)
    history.violations.push(`${requests} requests were told to the approver in ${mailed().length} mails`);
}

/** Every shipped order must have one invoice over its total with a unique number; other orders must have none. */
async function checkInvoices(
  wire: Wire,
  known: Acknowledged,
  orders: readonly Order[],
  wrong: (problem: string) => void,
) {
  const invoiced = new Set<string>();
  for (const { orderNumber, totalPrice } of orders) {
    const { results } = v.parse(invoiceList, (await wire.settle(`/orders/${orderNumber}/invoices`, {})).body);
    if (results.length !== (known.shipped.has(orderNumber) ? 1 : 0))
      wrong(`order ${orderNumber} has ${results.length} invoices`);
    for (const { number, totals } of results) {
      if (invoiced.has(number)) wrong(`invoice ${number} is of two orders`);
      invoiced.add(number);
      if (totals.gross.centAmount !== totalPrice.centAmount) wrong(`invoice ${number} is not of the order's total`);
    }
  }
}

/** Every approved authorization must belong to one order and match its amount; every card order must have one. */
async function checkCards(
  world: World,
  known: Acknowledged,
  orders: readonly Order[],
  wrong: (problem: string) => void,
) {
  const paid = new Set<string>();
  for (const { sessionId, orderNumber } of known.cards) {
    const approved = (await cardRecord(world, sessionId)).filter(({ status }) =>
      ["approved", "captured"].includes(status),
    );
    if (approved.length > 1) wrong(`a card was authorized ${approved.length} times`);
    const [authorization] = approved;
    if (!authorization) {
      if (orderNumber) wrong(`order ${orderNumber} has no authorization`);
      continue;
    }
    const order = orders.find((candidate) => candidate.orderNumber === authorization.reference);
    if (!order || authorization.reference !== orderNumber)
      wrong(`an authorization for ${authorization.reference} belongs to no order`);
    if (order && order.totalPrice.centAmount !== authorization.amount.centAmount)
      wrong(`order ${order.orderNumber} is not what was authorized`);
    if (paid.has(authorization.reference)) wrong(`order ${authorization.reference} was paid twice`);
    paid.add(authorization.reference);
  }
  const byCard = orders.filter(({ payments }) => payments[0]?.paymentMethodInfo.method === "card");
  for (const { orderNumber } of byCard) if (!paid.has(orderNumber)) wrong(`order ${orderNumber} was not paid`);
}

/** Every order must have one email, and two more after shipment; they may arrive a moment after the last kill. */
async function checkMails(
  world: World,
  known: Acknowledged,
  numbers: readonly string[],
  wrong: (problem: string) => void,
) {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await noteMails(world);
    const subjects = mailSubjects(world, known.name);
    const mailed = numbers.map((number) => subjects.filter((subject) => subject.includes(number)).length);
    const expected = numbers.map((number) => (known.shipped.has(number) ? 3 : 1));
    if (mailed.some((count, index) => count > (expected[index] ?? 0))) return wrong("an order was mailed twice");
    if (mailed.every((count, index) => count === expected[index])) return;
    await pause(500);
  }
  wrong("an order was not mailed");
}
