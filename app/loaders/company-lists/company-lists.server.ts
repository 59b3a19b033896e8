/** `/account/my/lists`: lists that a company shares. */
import type { CompanyList } from "@contracts/customers/company-lists";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import type { Reordered } from "~/actions/order/reorder.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDateInText } from "~/i18n/format";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadProfile } from "~/loaders/account/profile.server";
import { typedForm } from "~/loaders/form/typed-form.server";

const outcomes = ["saved", "removed"] as const;

interface ListView extends Pick<CompanyList, "id" | "name" | "items" | "createdBy" | "removable"> {
  readonly created: string;
  /** Idempotency key of the button that puts it into the basket. */
  readonly key: string;
}

export interface CompanyListsData {
  readonly head: AccountHead;
  /** Null during an outage; `lists` is null for a customer without a company. */
  readonly view: { readonly lists: readonly ListView[] | null } | null;
  /** The basket has items that can be saved as a list. */
  readonly basket: boolean;
  readonly form: FormState;
  readonly done: (typeof outcomes)[number] | null;
  /** Result for a list that was put into the basket in part. */
  readonly reordered: Reordered | null;
}

export async function loadListsPage(context: PrivateContext, { url }: PageArgs): Promise<CompanyListsData> {
  await loadProfile(context, url);
  const done = outcomes.find((outcome) => outcome === url.searchParams.get("done")) ?? null;
  return listsData(context, { form: await typedForm(context, url), done });
}

export async function listsData(
  context: PrivateContext,
  over: Partial<Pick<CompanyListsData, "form" | "done" | "reordered"> & { pressed: Pick<ListView, "id" | "key"> }> = {},
): Promise<CompanyListsData> {
  const read = await context.services.accounts.companyLists();
  if (!read.ok) context.setErrorStatus(503);
  return {
    head: accountHead(context, context.t("account.lists.title"), "/account/my/lists"),
    view: read.ok
      ? {
          lists:
            read.value?.results.map(({ createdAt, items, ...list }) => ({
              ...list,
              items: items.map((item) => ({ ...item, name: nameInLanguage(item, context.market.language) })),
              created: formatDateInText(new Date(createdAt), context.market),
              // A button that was pressed keeps its key, so that pressing it again adds nothing twice.
              key: list.id === over.pressed?.id ? over.pressed.key : crypto.randomUUID(),
            })) ?? null,
        }
      : null,
    basket: context.session.itemCount > 0,
    form: over.form ?? freshForm,
    done: over.done ?? null,
    reordered: over.reordered ?? null,
  };
}
