/** `/account/my/lots`: lots that a customer holds or watches, and the forms for one of them. */
import type { Hold } from "@contracts/catalogue/lot-holds";
import { heldPiecesPerCustomer, holdDays } from "@contracts/catalogue/lot-holds";
import type { WatchEvent } from "@contracts/catalogue/lot-watches";
import type { Lot } from "@contracts/catalogue/lots";
import { lotPath, readLotAddress } from "@domain/lots/fold-lot";
import { lotState } from "@domain/lots/lot-state";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadProfile } from "~/loaders/account/profile.server";
import type { Profile } from "~/services/accounts/types";
import { ServiceFailure } from "~/services/service-failure";
import { lotDay } from "./certificate.server";
import { lotsOf } from "./find-lot.server";
import { lotOffer } from "./lot-offer.server";

export const deskPath = "/account/my/lots";

interface HoldRow {
  readonly key: string;
  readonly sku: string;
  readonly lot: string;
  readonly href: string;
  readonly quantity: number;
  readonly until: string;
  readonly state: Hold["state"];
}

interface WatchRow {
  readonly token: string;
  readonly productKey: string;
  readonly lot: string | null;
  readonly href: string;
  readonly events: readonly WatchEvent[];
}

/** The lot in the URL, to hold or to watch. */
interface ChosenLot {
  readonly productKey: string;
  readonly number: string;
  readonly href: string;
  /** Sizes with pieces left; empty if none can be held. */
  readonly skus: readonly string[];
  /** False where the shop takes no orders, so that held pieces would never ship. */
  readonly isSoldHere: boolean;
}

/** A refused form as it was typed, with an error for each field that must change. */
export interface TypedLotForm {
  readonly hold?: { readonly sku: string; readonly quantity: string; readonly days: string };
  readonly watch?: { readonly scope: string; readonly events: readonly string[] };
  readonly errors: Readonly<Partial<Record<"sku" | "quantity" | "days" | "events", string>>>;
}

export interface LotDeskData {
  readonly head: AccountHead;
  readonly chosen: ChosenLot | null;
  readonly maxDays: number;
  /** Maximum pieces that a customer can hold at a time, over all lots. */
  readonly maxPieces: number;
  readonly typed: TypedLotForm | null;
  /** Null during an outage. */
  readonly holds: readonly HoldRow[] | null;
  readonly watches: readonly WatchRow[] | null;
  /** Result of a form, as a message. */
  readonly notice: { readonly tone: "success" | "danger"; readonly text: string } | null;
}

export async function loadLotDesk(context: PrivateContext, { url }: PageArgs): Promise<LotDeskData> {
  const profile = await loadProfile(context, url);
  const done = url.searchParams.get("done");
  const known = (["held", "released", "watched", "unwatched"] as const).find((name) => name === done);
  const notice = known ? ({ tone: "success", text: context.t(`lots.desk.done.${known}`) } as const) : null;
  return deskPage(context, profile, url.searchParams.get("lot") ?? "", notice);
}

export async function deskPage(
  context: PrivateContext,
  profile: Profile | null,
  asked: string,
  notice: LotDeskData["notice"],
  typed: TypedLotForm | null = null,
): Promise<LotDeskData> {
  const { t, services } = context;
  const { lotDesk } = services;
  const [chosen, holds, watches] = await Promise.all([
    chosenLot(context, asked),
    profile && lotDesk.holds(profile.id),
    profile && lotDesk.watches(profile.id),
  ]);
  if (!holds || !watches) context.setErrorStatus(503);
  return {
    head: accountHead(context, t("lots.desk.title"), deskPath),
    chosen,
    maxDays: holdDays,
    maxPieces: heldPiecesPerCustomer,
    typed,
    holds: holds?.map((hold) => holdRow(context, hold)) ?? null,
    watches:
      watches?.map(({ token, productKey, lot, events }) => ({
        ...{ token, productKey, lot, events },
        href: lot === null ? `/products/${productKey}/lots` : lotPath({ productKey, number: lot }),
      })) ?? null,
    notice,
  };
}

function holdRow(context: PrivateContext, { sku, productKey, lot, quantity, until, state }: Hold): HoldRow {
  const href = lotPath({ productKey, number: lot });
  return { key: `${sku} ${lot}`, sku, lot, href, quantity, until: lotDay(context, until), state };
}

/** Null without a lot in the address, for an unknown one, and during an outage. */
async function chosenLot(context: PrivateContext, asked: string): Promise<ChosenLot | null> {
  const lot = await lotOfAddress(context, asked);
  if (!lot) return null;
  const { productKey, number } = lot;
  const isSoldHere = await isOrdered(context, productKey);
  const isHeld = isSoldHere && lotState(lot) !== "recalled";
  const skus = isHeld ? lot.stock.flatMap(({ sku, left }) => (left > 0 ? [sku] : [])) : [];
  return { productKey, number, href: lotPath(lot), skus, isSoldHere };
}

/** True if the visitor can order the product, so that a hold can ship. */
export async function isOrdered(context: PrivateContext, productKey: string): Promise<boolean> {
  const product = await context.services.catalogue.fullProduct(productKey, context.market.language);
  return product !== null && (await lotOffer(context, product)).kind === "order";
}

export async function lotOfAddress(context: PrivateContext, asked: string): Promise<Lot | null> {
  const [reading] = readLotAddress(asked.slice(0, 60));
  if (!reading?.productKey) return null;
  try {
    const { matches } = await context.services.lots.named(reading.lot, reading.productKey);
    const [match] = matches;
    if (!match) return null;
    const lots = await lotsOf(context, match.productKey);
    return lots.find(({ number }) => number === match.number) ?? null;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return null;
  }
}
