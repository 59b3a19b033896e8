import { Badge } from "~/components/ui/badge/badge";
import { Row, Rows } from "~/components/ui/card/card";
import { useT } from "~/i18n/use-t";
import type { ComponentOf, LibraryItemView } from "~/loaders/content/components/components-data.server";
import { Stack } from "../ui/layout";
import { TextLink } from "../ui/text-link";
import { Choices, ListPages } from "./choices/choices";
import { ListFailed } from "./entry-list";
import * as css from "./entry-list.css";

/** Files, pages and videos of a library, all or by category, paged (C-CMS-20, C-CMS-21). */
export function Library({ component }: { component: ComponentOf<"library"> }) {
  const t = useT();
  const { items, filters, pages } = component;
  if (items === null) return <ListFailed />;
  return (
    <Stack gap="s2">
      <Choices filters={filters} />
      <p className={css.found} role="status">
        {t("content.found", { count: pages.total })}
      </p>
      {items.length > 0 && (
        <Rows>
          {items.map((item) => (
            <Row key={`${item.title} ${item.link?.href}`} aside={<Opening item={item} />}>
              <p className={css.title}>{item.title}</p>
              {item.details && <p className={css.text}>{item.details}</p>}
              <p className={css.facts}>
                {item.categories.map((category) => (
                  <span key={category}>{category}</span>
                ))}
                {item.file && <span>{item.file}</span>}
                {item.gated && <Badge icon="lock">{t("contentPages.gated")}</Badge>}
              </p>
            </Row>
          ))}
        </Rows>
      )}
      <ListPages pages={pages} />
    </Stack>
  );
}

function Opening({ item }: { item: LibraryItemView }) {
  const t = useT();
  const { link, gated, file, title } = item;
  if (!link) return null;
  const word = t(gated ? "contentPages.request" : file === null ? "contentPages.open" : "site.download");
  // The accessible name starts with the visible text, for voice control.
  const name = `${word}: ${title}`;
  if (!gated && file !== null) {
    return (
      <a href={link.href} aria-label={name} download>
        {word}
      </a>
    );
  }
  return (
    <TextLink to={link.href} newWindow={link.newWindow} aria-label={name}>
      {word}
    </TextLink>
  );
}
