import { useLoaderData } from "@remix-run/react";
import { GalleryPage } from "~/components/examples/gallery";
import { galleryMeta } from "~/components/examples/meta";
import { publicPage } from "~/context/page";
import { loadExample } from "~/loaders/examples.server";

export const loader = publicPage(["language"], loadExample);
export const meta = galleryMeta;

export default function Example() {
  return <GalleryPage name={useLoaderData<typeof loader>().name} />;
}
