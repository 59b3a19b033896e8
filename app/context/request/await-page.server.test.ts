import { type AppLoadContext, data, redirect } from "@framework/remix.server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isLate } from "~/components/late/is-late";
import { createT } from "~/i18n/texts.server";
import { ServiceFailure } from "~/services/service-failure";
import { storefrontOrigins } from "../../../tests/factories/edge";
import { awaitPage } from "./await-page.server";
import type { PublicContext } from "./types";

const origins = storefrontOrigins("global");
const t = await createT("en");

// Real timers a few milliseconds apart may fire in the wrong order on a busy machine.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function waiting<T>(work: Promise<T>, waitMs: number | null = 20, isIndexed = false) {
  const context = {
    remainingWaitMs: () => waitMs,
    beginLate: vi.fn(),
    degraded: vi.fn(),
    failed: vi.fn(),
    waitUntil: () => {},
  };
  const visit = { t, origins } as unknown as PublicContext;
  const asked = { title: "Basket", path: "/cart", isIndexed, work };
  const awaited = awaitPage(context as unknown as AppLoadContext, visit, asked);
  // A rejection is handled only below, after the timers have advanced.
  awaited.catch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  const page = await awaited;
  return { context, page, outcome: isLate(page) ? await page.late : null };
}
const later = <T>(milliseconds: number, make: () => T) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(make());
      } catch (error) {
        reject(error);
      }
    }, milliseconds);
  });
const throws = (error: unknown) => () => {
  throw error;
};

describe("a page in time", () => {
  it("is returned, or its error is thrown", async () => {
    const { page, context } = await waiting(later(1, () => "page"));
    expect([page, context.beginLate.mock.calls.length]).toEqual(["page", 0]);
    await expect(waiting(later(1, throws(redirect("/sign-in"))))).rejects.toMatchObject({ status: 302 });
    await expect(waiting(later(1, throws(new ServiceFailure("commerce", 0))))).rejects.toBeInstanceOf(ServiceFailure);
  });

  it("is awaited if the response cannot start without it", async () => {
    expect(
      (
        await waiting(
          later(40, () => "page"),
          null,
        )
      ).page,
    ).toBe("page");
  });
});

describe("a late page", () => {
  it("starts with its title, is not indexed, and follows later", async () => {
    const { page, outcome, context } = await waiting(later(40, () => "page"));
    expect(page).toMatchObject({ lateTitle: "Basket", head: { title: "Basket | Benchside", index: false } });
    expect(outcome).toEqual({ kind: "page", page: "page" });
    expect(context.beginLate).toHaveBeenCalledOnce();
  });

  it("may be indexed if its URL is, however slow it is", async () => {
    const made = await waiting(
      later(40, () => "page"),
      20,
      true,
    );
    expect(made.page).toMatchObject({ head: { index: true, follow: true, canonical: `${origins.current}/cart` } });
  });

  it("redirects in its content if a guard redirects", async () => {
    const { outcome, context } = await waiting(later(40, throws(redirect("/account/sign-in?goto=%2Fcart"))));
    expect(outcome).toEqual({ kind: "elsewhere", to: "/account/sign-in?goto=%2Fcart" });
    expect(context.degraded).toHaveBeenCalled();
  });

  it.each([
    ["an outage", new ServiceFailure("commerce", 0), 503, 1],
    ["a fault", new Error("fault"), 500, 1],
    ["a status of the page", data({ text: "gone" }, { status: 410 }), 410, 0],
    ["a missing page", new Response(null, { status: 404 }), 404, 0],
  ])("says %s in its content and reports faults", async (_name, error, status, reports) => {
    const { outcome, context } = await waiting(later(40, throws(error)));
    expect(outcome).toMatchObject({ kind: "failed", status });
    expect(context.failed).toHaveBeenCalledTimes(reports);
  });
});
