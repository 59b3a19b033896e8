import { Link } from "~/components/navigation";
import { useT } from "~/i18n/use-t";
import * as layout from "~/styles/layout.css";
import { Page } from "../ui/layout";
import { type ExampleGroup, type ExampleName, exampleGroups } from "./names";
import { exampleOf } from "./registry";
import * as css from "./sample.css";

/** Index of the gallery. */
export function GalleryIndex() {
  const t = useT();
  return (
    <Page className={css.page}>
      <h1 className={layout.display}>{t("examples.title")}</h1>
      <p className={layout.lead}>{t("examples.intro")}</p>
      <div className={css.groups}>
        {(Object.keys(exampleGroups) as ExampleGroup[]).map((group) => (
          <section key={group} className={layout.ruled}>
            <h2 className={layout.overline}>{t(`examples.groups.${group}`)}</h2>
            <ul className={css.links}>
              {exampleGroups[group].map((name) => (
                <li key={name}>
                  <Link className={css.link} to={`/examples/${name}`}>
                    {t(`examples.names.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

/** One component in its states. */
export function GalleryPage({ name }: { name: ExampleName }) {
  const t = useT();
  const Example = exampleOf(name);
  return (
    <Page className={css.page}>
      <p className={css.back}>
        <Link to="/examples">{t("examples.back")}</Link>
      </p>
      <h1>{t(`examples.names.${name}`)}</h1>
      <div className={css.samples}>
        <Example />
      </div>
    </Page>
  );
}
