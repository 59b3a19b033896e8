import { InquiryBlock } from "~/components/inquiry/inquiry-form";
import { useT } from "~/i18n/use-t";
import type { ComponentOf, ComponentView } from "~/loaders/content/components/components-data.server";
import { Stack } from "../ui/layout";
import { Choices, ListPages } from "./choices/choices";
import { FeaturedOffers, SiteSearch } from "./choices/panels";
import { EntryList, ListFailed } from "./entry-list";
import { VideoBlock } from "./images/video-block";
import { Library } from "./library";
import { Contact, Offices } from "./offices";

/** A component placed by editors by name; the loader only passes names registered here (W47). */
export function CustomComponent({ component }: { component: ComponentView }) {
  switch (component.name) {
    case "site-search":
      return <SiteSearch component={component} />;
    case "news-list":
    case "protocol-list":
    case "article-list":
      return <EntryList component={component} />;
    case "video-list":
      return <VideoList component={component} />;
    case "library":
      return <Library component={component} />;
    case "contact":
      return <Contact component={component} />;
    case "regional-settings":
      return <Offices component={component} />;
    case "featured-offers":
      return <FeaturedOffers />;
    case "inquiry-form":
      return <InquiryBlock component={component} />;
  }
}

function VideoList({ component }: { component: ComponentOf<"video-list"> }) {
  const t = useT();
  const { filters, videos, pages } = component;
  if (videos === null) return <ListFailed />;
  return (
    <Stack gap="s3">
      <Choices filters={filters} />
      <p role="status">{t("content.found", { count: pages.total })}</p>
      <Stack as="ul" gap="s4">
        {videos.map((video) => (
          <li key={video.href ?? video.title}>
            <VideoBlock video={video} />
          </li>
        ))}
      </Stack>
      <ListPages pages={pages} />
    </Stack>
  );
}
