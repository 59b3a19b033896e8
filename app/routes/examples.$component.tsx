import { useLoaderData } from "@framework/remix";
import { GalleryPage } from "~/components/examples/gallery";
import { galleryMeta } from "~/components/examples/meta";
import { publicPage } from "~/context/request/page";
import { loadExample } from "~/loaders/examples/examples.server";

export const loader = publicPage(["language"], loadExample);
export const meta = galleryMeta;
/** Rendered by the app, because some samples use components that no shop page has. */
export const handle = { app: true };

export default function Example() {
  return <GalleryPage name={useLoaderData<typeof loader>().name} />;
}
