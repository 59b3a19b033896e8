import { contentImage } from "@contracts/content/parts";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { contentImageView } from "~/loaders/content/images.server";
import { focus } from "./focus.css";
import { VideoPoster } from "./video-poster";

const system = { uid: "i1", content_type_uid: "content_image", locale: "en-us" };
const view = (chosen: unknown) => {
  const image = v.parse(contentImage, { system, title: "Blot", cloudflare_id: "blot-1", focus: chosen });
  return contentImageView(image, "https://images.example");
};

it("a picture is cropped around its editor's choice, and around its center if the choice is missing or unknown", () => {
  const video = { title: "Blot", description: null, webinar: false, id: "v1", embedHref: null, watchHref: null };
  const poster = (chosen: unknown) =>
    renderToStaticMarkup(
      <I18nProvider i18n={pageTexts("en")}>
        <VideoPoster video={{ ...video, seconds: null, href: null, poster: view(chosen) }} />
      </I18nProvider>,
    );
  expect(poster("bottom_right")).toContain(focus.bottom_right);
  for (const chosen of [null, "", "nowhere"]) expect(poster(chosen)).not.toContain(" focus_");
  expect(view("nowhere")?.focus).toBeNull();
});
