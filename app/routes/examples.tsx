import { GalleryIndex } from "~/components/examples/gallery";
import { galleryMeta } from "~/components/examples/meta";
import { publicPage } from "~/context/request/page";
import { loadGallery } from "~/loaders/examples/examples.server";

export const loader = publicPage(["language"], loadGallery);
export const meta = galleryMeta;
/** Its samples are drawn by the app: some need what no page of the shop has. */
export const handle = { app: true };
export default GalleryIndex;
