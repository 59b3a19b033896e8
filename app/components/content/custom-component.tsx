import { useT } from "~/i18n/use-t";
import type { ComponentOf, ComponentView } from "~/loaders/content-page-components-data.server";
import { Stack } from "../ui/layout";
import { EntryList, ListFailed } from "./entry-list";
import { Library } from "./library";
import { Contact, Offices } from "./offices";
import { FeaturedOffers, InquiryForm, SiteSearch } from "./panels";
import { VideoBlock } from "./video-block";

interface CustomComponentProps {
  component: ComponentView;
  /** Level of the headings inside. */
  heading?: "h2" | "h3";
}

/** A part that editors place by its name; the loader lets through only names that are here (W47). */
export function CustomComponent({ component, heading = "h2" }: CustomComponentProps) {
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
      return <Library component={component} heading={heading} />;
    case "contact":
      return <Contact component={component} />;
    case "regional-settings":
      return <Offices component={component} />;
    case "featured-offers":
      return <FeaturedOffers />;
    case "inquiry-form":
      return <InquiryForm component={component} />;
  }
}

function VideoList({ component }: { component: ComponentOf<"video-list"> }) {
  const t = useT();
  const { videos } = component;
  if (videos === null) return <ListFailed />;
  if (videos.length === 0) return <p>{t("content.listEmpty")}</p>;
  return (
    <Stack as="ul" gap="s4">
      {videos.map((video) => (
        <li key={video.href ?? video.title}>
          <VideoBlock video={video} />
        </li>
      ))}
    </Stack>
  );
}
