import { GalleryIndex } from "~/components/examples/gallery";
import { galleryMeta } from "~/components/examples/meta";
import { publicPage } from "~/context/page";
import { loadGallery } from "~/loaders/examples.server";

export const loader = publicPage(["language"], loadGallery);
export const meta = galleryMeta;
export default GalleryIndex;
