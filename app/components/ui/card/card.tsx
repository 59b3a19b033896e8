import type { ElementType, ReactNode } from "react";
import { Link, type LinkProps } from "~/components/navigation";
import { classes } from "~/components/ui/classes";
import * as css from "./card.css";

interface CardProps {
  title: ReactNode;
  /** The card's main link; it covers the whole card. */
  to?: LinkProps["to"];
  /** Level of the title. */
  heading?: "h2" | "h3" | "h4";
  /** Above the title: a figure or an image. */
  figure?: ReactNode;
  /** Small text above the title: kind, date. */
  overline?: ReactNode;
  /** Additional buttons and links. */
  actions?: ReactNode;
  as?: ElementType;
  className?: string;
  children?: ReactNode;
}

/** One of several similar items: a rule above, no box. */
export function Card(props: CardProps) {
  const {
    title,
    to,
    heading: Heading = "h3",
    figure,
    overline,
    actions,
    as: Element = "article",
    className,
    children,
  } = props;
  return (
    <Element className={classes(css.card, className)}>
      {figure && <div className={css.figure}>{figure}</div>}
      {overline && <div className={css.body}>{overline}</div>}
      <Heading className={css.title}>
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className={css.link}>
            {title}
          </Link>
        )}
      </Heading>
      {children && <div className={css.body}>{children}</div>}
      {actions && <div className={css.above}>{actions}</div>}
    </Element>
  );
}

/** Container of `Row`s: results, related products, basket lines. */
export function Rows({
  as: Element = "ul",
  label,
  className,
  children,
}: {
  as?: "ul" | "ol" | "div";
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element className={classes(css.rows, className)} aria-label={label}>
      {children}
    </Element>
  );
}

interface RowProps {
  /** Thumbnail, at most 72 px wide. */
  lead?: ReactNode;
  /** Price, quantity, button: at the end of the line, or below on phones. */
  aside?: ReactNode;
  as?: "li" | "div" | "article";
  className?: string;
  children: ReactNode;
}

/** A list row: image, facts, price and action. */
export function Row({ lead, aside, as: Element = "li", className, children }: RowProps) {
  return (
    <Element className={classes(css.row, !lead && css.noLead, className)}>
      {lead && <div className={css.lead}>{lead}</div>}
      <div className={css.main}>{children}</div>
      {aside && <div className={css.aside}>{aside}</div>}
    </Element>
  );
}
