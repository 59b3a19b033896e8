import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import examples from "~/i18n/messages/examples/en_EN.json";
import { pageNotFound } from "~/loaders/page/page-not-found.server";

type ExampleName = keyof typeof examples.names;

/** Gallery index; not available on production deployments. */
export async function loadGallery({ t, showsExamples }: PublicContext) {
  if (!showsExamples) throw pageNotFound();
  return { title: t("examples.title") };
}

/** A component of the gallery; an unknown name gives 404. */
export async function loadExample({ t, showsExamples }: PublicContext, { params }: PageArgs) {
  if (!showsExamples) throw pageNotFound();
  const name = params.component;
  if (!isExampleName(name)) throw new Response(null, { status: 404 });
  return { name, title: t(`examples.names.${name}`) };
}

function isExampleName(value: string | undefined): value is ExampleName {
  return value !== undefined && Object.hasOwn(examples.names, value);
}
