import { instantOfDay } from "@domain/market/time-zone";
import { Link } from "~/components/navigation";
import { UnavailableContent } from "~/components/product/sections/unavailable-content";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { VisuallyHidden } from "~/components/ui/layout";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ReviewsView, ReviewView } from "~/loaders/product/reviews/reviews.server";
import * as css from "./reviews-block.css";

/** Reviews of the product and a link to write one (C-TMPL-15). */
export function ReviewsBlock({ view, productKey }: { view: ReviewsView | null; productKey: string }) {
  const t = useT();
  return (
    <div className={css.block}>
      {view === null && <UnavailableContent text={t("productDetails.reviewsFailed")} />}
      {view?.total === 0 && <p>{t("productDetails.reviewsNone")}</p>}
      {view && view.total > 0 && (
        <Disclosure summary={<Mean view={view} />}>
          <Bars view={view} />
          {view.demonstration && <p className={css.note}>{t("productDetails.reviewsDemonstration")}</p>}
          <ol className={css.list}>
            {view.reviews.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ol>
          {view.reviews.length < view.total && (
            <p className={css.note}>
              {t("productDetails.reviewsNewest", { shown: view.reviews.length, total: view.total })}
            </p>
          )}
        </Disclosure>
      )}
      <p data-print="hide">
        <Link to={`/products/${productKey}/review`}>{t("productDetails.reviewWrite")}</Link>
      </p>
    </div>
  );
}

/** Mean rating and number of reviews. */
function Mean({ view: { total, average } }: { view: ReviewsView }) {
  const t = useT();
  const format = useFormat();
  const mean = average === null ? "" : format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span>
      <strong className={css.mean}>{mean}</strong>{" "}
      {t("productDetails.reviewsMean", { count: total, formatted: format.number(total) })}
    </span>
  );
}

/** Bars per rating, each with its number. */
function Bars({ view: { total, byRating } }: { view: ReviewsView }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className={css.bars}>
      {byRating.map(({ rating, count }) => (
        <li key={rating} className={css.bar}>
          <span>{t("productDetails.reviewRating", { rating })}</span>
          <svg viewBox="0 0 160 10" width={160} height={10} aria-hidden="true">
            <rect width={160} height={10} rx={2} />
            {count > 0 && <rect data-full width={(count / total) * 160} height={10} rx={2} />}
          </svg>
          <span className={css.number}>{format.number(count)}</span>
        </li>
      ))}
    </ul>
  );
}

const whole = 5;

function Review({ review }: { review: ReviewView }) {
  const t = useT();
  const format = useFormat();
  const name = useVocabulary();
  const { rating, title, text, author, lang, day, application, species, answer } = review;
  const used = [application && name("application", application), species && name("species", species)].filter(Boolean);
  return (
    <li className={css.review} data-markdown="quote">
      <div className={css.head}>
        <Stars rating={rating} label={t("productDetails.reviewRating", { rating })} />
        <h3 className={css.title} lang={lang}>
          {title}
        </h3>
      </div>
      <p className={css.text} lang={lang}>
        {text}
      </p>
      <p className={css.note}>
        {author ? <span lang={lang}>{author}</span> : t("productDetails.reviewNobody")}
        {"\u00a0· "}
        <time dateTime={day}>{format.date(instantOfDay(day))}</time>
        {used.length > 0 && `\u00a0· ${used.join("\u00a0· ")}`}
      </p>
      {answer && (
        <div className={css.answer}>
          <p className={css.note}>
            {t("productDetails.reviewAnswer")}
            {"\u00a0· "}
            <time dateTime={answer.day}>{format.date(instantOfDay(answer.day))}</time>
          </p>
          <p className={css.text} lang={lang}>
            {answer.text}
          </p>
        </div>
      )}
    </li>
  );
}

/** Five dots, filled up to the rating; the shape does not rely on color. */
function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={css.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 80 16" width={80} height={16} aria-hidden="true">
        {Array.from({ length: whole }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the dot's identity
          <circle key={place} cx={8 + place * 16} cy={8} r={5} data-full={place < rating || undefined} />
        ))}
      </svg>
    </span>
  );
}
