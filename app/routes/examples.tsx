import { GalleryIndex } from "~/components/examples/gallery";
import { galleryMeta } from "~/components/examples/meta";
import { publicPage } from "~/context/request/page";
import { loadGallery } from "~/loaders/examples/examples.server";

export const loader = publicPage(["language"], loadGallery);
export const meta = galleryMeta;
/** Rendered by the app, because some samples use components that no shop page has. */
export const handle = { app: true };
export default GalleryIndex;
