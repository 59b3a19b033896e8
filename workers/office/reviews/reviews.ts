/** Reviews of products, and the decision whether the shop shows them. */
import { reviewStatuses } from "@contracts/catalogue/reviews";
import { moderatedReview } from "@contracts/office/reviews";
import { html, markup } from "@domain/edge-slot/html";
import { choices } from "../framework/fields";
import { facts, text } from "../framework/layout";
import { resource } from "../framework/resource";

export const reviews = resource({
  path: "/reviews",
  title: "Reviews",
  singular: "Review",
  group: "Content",
  service: "/reviews/office",
  read: "reviews:read",
  filters: [
    { name: "q", label: "Find", hint: "Words of title, text or name" },
    { name: "status", label: "State", kind: "choice", options: choices(reviewStatuses) },
    { name: "product", label: "Product number", most: 40 },
  ],
  queues: [{ title: "Reviews to publish or reject", needs: "reviews:publish", filters: { status: "pending" } }],
  row: moderatedReview,
  record: moderatedReview,
  key: ({ id }) => id,
  columns: [
    { title: "Title", value: ({ title }) => title },
    { title: "State", value: ({ status }) => status },
    { title: "Product", value: ({ productKey }) => productKey },
    { title: "Rating", number: true, value: ({ rating }) => String(rating) },
    { title: "Day", value: ({ day }) => day },
    { title: "Language", value: ({ language }) => language },
    { title: "Demonstration", value: ({ demonstration }) => (demonstration ? "yes" : "") },
  ],
  heading: ({ title }) => title,
  body: (review) => {
    const { application, species, outcome, lot } = review;
    const isTest = application !== null && species !== null && outcome !== null && lot !== null;
    return html`${markup(
      facts([
        ["State", text(review.status)],
        ["Product", text(review.productKey)],
        ["Rating", text(`${review.rating} of 5`)],
        ["Shown as", text(review.author || "no name")],
        ["Day, language", text(`${review.day}, ${review.language}`)],
        ["Application, species", text([application ?? "–", species ?? "–"].join(", "))],
        ["Outcome, lot", text([outcome ?? "–", lot ?? "–"].join(", "))],
        ["Test on record", text(isTest ? "yes, once published" : "no")],
        ["Demonstration", review.demonstration ? text("yes") : null],
      ]),
    )}<section><h2>Text</h2><p class="words">${review.text}</p></section>${markup(review.answer ? html`<section><h2>Our answer, ${review.answer.day}</h2><p class="words">${review.answer.text}</p></section>` : html``)}`;
  },
  actions: [
    {
      ...{ name: "answer", title: "Answer in public", permission: "reviews:publish", reason: "none" },
      note: "Shown below the review on the product page, to everybody. Write in the language of the review. An empty text removes the answer.",
      fields: ({ answer }) => [{ name: "text", label: "Answer", kind: "long", most: 2000, value: answer?.text ?? "" }],
      offered: ({ status }) => status === "published",
    },
    {
      ...{ name: "publish", title: "Publish", permission: "reviews:publish", reason: "optional" },
      note: "The product page shows it. With application, species, outcome and lot it also becomes a test on record.",
      offered: ({ status }) => status !== "published",
    },
    {
      ...{ name: "reject", title: "Reject", permission: "reviews:publish", reason: "needed" },
      note: "The product page does not show it, and its test is withdrawn.",
      offered: ({ status }) => status !== "rejected",
    },
  ],
});
