import "~/components/country/kept-form.css";
import { outcomes } from "@contracts/catalogue/evidence";
import { ratings, reviewLimits } from "@contracts/catalogue/reviews";
import { Link } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { ChoiceGroup, Radio, Select, TextArea, TextInput } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ReviewField, ReviewFormPageData, ReviewFormState } from "~/loaders/product/reviews/review-form.server";
import * as css from "./review-form.css";

/** The form, or the thanks after sending. Works the same with and without scripts. */
export function ReviewForm({ page }: { page: ReviewFormPageData }) {
  const t = useT();
  const { form, product } = page;
  if (form) return <Fields page={page} form={form} />;
  return (
    <Notice tone="success" title={t("productDetails.reviewThanks")} announce="polite">
      <p>{t("productDetails.reviewWaits")}</p>
      <p>
        <Link to={`/products/${product.key}`}>{t("productDetails.productPage")}</Link>
      </p>
    </Notice>
  );
}

function Fields({ page, form }: { page: ReviewFormPageData; form: ReviewFormState }) {
  const t = useT();
  const { values, errors, notice, token } = form;
  return (
    <form id="typed" method="post" action={`/products/${page.product.key}/review`} noValidate className={css.form}>
      <p>{t("productDetails.reviewIntro")}</p>
      <Problems errors={errors} notice={notice} />
      <input type="hidden" name="form_token" value={token} />
      <ChoiceGroup legend={t("productDetails.reviewRatingLabel")} error={errors.rating}>
        <div className={css.ratings}>
          {[...ratings].reverse().map((rating, index) => (
            <Radio
              key={rating}
              id={index === 0 ? "review-rating" : undefined}
              name="rating"
              value={rating}
              label={t("productDetails.reviewRating", { rating })}
              defaultChecked={values.rating === String(rating)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Codes page={page} form={form} />
      <Result form={form} />
      <TextInput
        id="review-title"
        label={t("productDetails.reviewTitleLabel")}
        name="title"
        defaultValue={values.title}
        error={errors.title}
        maxLength={reviewLimits.title}
        required
      />
      <TextArea
        id="review-text"
        label={t("productDetails.reviewTextLabel")}
        hint={t("productDetails.reviewTextHint")}
        name="text"
        defaultValue={values.text}
        error={errors.text}
        rows={8}
        maxLength={reviewLimits.text}
        required
      />
      <TextInput
        id="review-author"
        label={t("productDetails.reviewAuthorLabel")}
        hint={t("productDetails.reviewAuthorHint")}
        name="author"
        defaultValue={values.author}
        error={errors.author}
        maxLength={reviewLimits.author}
        optional
      />
      {!page.hasAccount && (
        <TextInput
          id="review-email"
          type="email"
          label={t("productDetails.reviewEmailLabel")}
          hint={t("productDetails.reviewEmailHint")}
          name="email"
          defaultValue={values.email}
          error={errors.email}
          maxLength={254}
          autoComplete="email"
          optional
        />
      )}
      <p className={css.trap} aria-hidden="true">
        <label htmlFor="review-website">{t("productDetails.reviewTrap")}</label>
        <input id="review-website" type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>
      {page.hasAccount && <p className={css.note}>{t("productDetails.reviewLinked")}</p>}
      <p className={css.note}>{t("productDetails.reviewWaits")}</p>
      <div>
        <Button type="submit" variant="primary">
          {t("productDetails.reviewSend")}
        </Button>
      </div>
    </form>
  );
}

/** Application and species used, for products that have them. */
function Codes({ page, form }: { page: ReviewFormPageData; form: ReviewFormState }) {
  const t = useT();
  const name = useVocabulary();
  const choices = [
    { field: "application", label: t("productDetails.reviewApplication"), codes: page.applications },
    { field: "species", label: t("productDetails.reviewSpecies"), codes: page.species },
  ] as const;
  const shown = choices.filter(({ codes }) => codes.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={css.pair}>
      {shown.map(({ field, label, codes }) => (
        <Select
          key={field}
          id={`review-${field}`}
          label={label}
          name={field}
          defaultValue={form.values[field]}
          error={form.errors[field]}
          optional
        >
          <option value="">{t("productDetails.reviewNotSaid")}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {name(field, code)}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}

/** Outcome and lot, which with application and species make a review a test on record. */
function Result({ form: { values, errors } }: { form: ReviewFormState }) {
  const t = useT();
  return (
    <div className={css.pair}>
      <Select
        id="review-outcome"
        label={t("productDetails.reviewOutcome")}
        hint={t("productDetails.reviewOutcomeHint")}
        name="outcome"
        defaultValue={values.outcome}
        error={errors.outcome}
        optional
      >
        <option value="">{t("productDetails.reviewNotSaid")}</option>
        {outcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`productDetails.reviewOutcomes.${outcome}`)}
          </option>
        ))}
      </Select>
      <TextInput
        id="review-lot"
        label={t("productDetails.reviewLot")}
        name="lot"
        defaultValue={values.lot}
        error={errors.lot}
        maxLength={reviewLimits.lot}
        optional
      />
    </div>
  );
}

const labels = {
  rating: "productDetails.reviewRatingLabel",
  application: "productDetails.reviewApplication",
  species: "productDetails.reviewSpecies",
  outcome: "productDetails.reviewOutcome",
  lot: "productDetails.reviewLot",
  title: "productDetails.reviewTitleLabel",
  text: "productDetails.reviewTextLabel",
  author: "productDetails.reviewAuthorLabel",
  email: "productDetails.reviewEmailLabel",
} as const satisfies Record<ReviewField, string>;

/** In the form's order. */
const fieldsInOrder = Object.keys(labels) as ReviewField[];

/** Error summary; each error names its field and links to it, because several fields may have the same error. */
function Problems({ errors, notice }: Pick<ReviewFormState, "errors" | "notice">) {
  const t = useT();
  const faults = fieldsInOrder.flatMap((field) => {
    const error = errors[field];
    return error ? [{ field, error }] : [];
  });
  if (notice === null && faults.length === 0) return null;
  return (
    <Notice tone="danger" title={t("productDetails.reviewProblems")} announce="assertive" refusal>
      {notice && <p>{notice}</p>}
      {faults.length > 0 && (
        <ul className={css.faults}>
          {faults.map(({ field, error }) => (
            <li key={field}>
              <a href={`#review-${field}`}>{t(labels[field])}</a>
              {t("site.colon")}
              {error}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
