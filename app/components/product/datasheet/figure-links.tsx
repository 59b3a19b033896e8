import { figureAnchor } from "@domain/product-page/figure-anchor";
import { Fragment } from "react";

/** Links to figures further down the page, by their ids. */
export const FigureLinks = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      <a href={`#${figureAnchor(id)}`}>{id}</a>
    </Fragment>
  ));
