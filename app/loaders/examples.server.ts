import { isExampleName } from "~/components/examples/names";
import type { PageArgs } from "~/context/page";
import type { PublicContext } from "~/context/types";

/** The index of the gallery. */
export async function loadGallery({ t }: PublicContext) {
  return { title: t("examples.title") };
}

/** One component of the gallery; an unknown name is a 404. */
export async function loadExample({ t }: PublicContext, { params }: PageArgs) {
  const name = params.component;
  if (!isExampleName(name)) throw new Response(null, { status: 404 });
  return { name, title: t(`examples.names.${name}`) };
}
