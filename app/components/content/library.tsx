import { useT } from "~/i18n/use-t";
import type { ComponentOf, LibraryItemView } from "~/loaders/content-page-components-data.server";
import { Badge } from "../ui/badge";
import { Row, Rows } from "../ui/card";
import { Stack } from "../ui/layout";
import { TextLink } from "../ui/text-link";
import { ListFailed } from "./entry-list";
import * as css from "./entry-list.css";

interface LibraryProps {
  component: ComponentOf<"library">;
  heading: "h2" | "h3";
}

/** Files, pages and videos of a library, by category (C-CMS-21). */
export function Library({ component, heading: Heading }: LibraryProps) {
  const t = useT();
  const { groups } = component;
  if (groups === null) return <ListFailed />;
  if (groups.length === 0) return <p>{t("content.listEmpty")}</p>;
  return (
    <Stack gap="s4">
      {groups.map(({ category, items }) => (
        <Stack key={category ?? ""} as="section" gap="s1">
          <Heading className={css.group}>{category ?? t("content.libraryOther")}</Heading>
          <Rows>
            {items.map((item) => (
              <Row key={item.title} aside={<Opening item={item} />}>
                <p className={css.title}>{item.title}</p>
                {item.details && <p className={css.text}>{item.details}</p>}
              </Row>
            ))}
          </Rows>
        </Stack>
      ))}
    </Stack>
  );
}

function Opening({ item }: { item: LibraryItemView }) {
  const t = useT();
  const { link, gated, download, title } = item;
  if (gated) return <Badge icon="lock">{t("content.gated")}</Badge>;
  if (!link) return null;
  return (
    <TextLink
      to={link.href}
      newWindow={link.newWindow}
      aria-label={`${t(download ? "site.download" : "content.open")}: ${title}`}
    >
      {t(download ? "site.download" : "content.open")}
    </TextLink>
  );
}
