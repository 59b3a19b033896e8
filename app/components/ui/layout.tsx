import { type ElementType, Fragment, type ReactNode } from "react";
import type { Gap } from "~/styles/layout.css";
import * as css from "~/styles/layout.css";
import { classes } from "./classes";

interface BoxProps {
  as?: ElementType;
  className?: string;
  id?: string;
  children: ReactNode;
}
interface FlowProps extends BoxProps {
  gap?: Gap;
  align?: keyof typeof css.align;
  justify?: keyof typeof css.justify;
}

/** Page column: at most 1280 px, with gutters. */
export function Page({ as: Element = "div", className, ...rest }: BoxProps) {
  return <Element className={classes(css.page, className)} {...rest} />;
}

/** Vertical stack. */
export function Stack({ as: Element = "div", gap = "s2", align, justify, className, ...rest }: FlowProps) {
  return (
    <Element
      className={classes(css.stack[gap], align && css.align[align], justify && css.justify[justify], className)}
      {...rest}
    />
  );
}

/** Horizontal, wrapping. */
export function Cluster({ as: Element = "div", gap = "s1", align, justify, className, ...rest }: FlowProps) {
  return (
    <Element
      className={classes(css.cluster[gap], align && css.align[align], justify && css.justify[justify], className)}
      {...rest}
    />
  );
}

/** Twelve columns from 768 px; children are `Column`s. */
export function Grid({ as: Element = "div", gap = "s3", className, ...rest }: BoxProps & { gap?: Gap }) {
  return <Element className={classes(css.grid[gap], className)} {...rest} />;
}

/** Child of `Grid`, `span` columns wide. */
export function Column({
  as: Element = "div",
  span,
  className,
  ...rest
}: BoxProps & { span: keyof typeof css.column }) {
  return <Element className={classes(css.column[span], className)} {...rest} />;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = "span", className, ...rest }: BoxProps) {
  return <Element className={classes(css.visuallyHidden, className)} {...rest} />;
}

/** Catalog numbers, sequences, dilutions, identifiers. */
export function Mono({ as: Element = "span", className, ...rest }: BoxProps) {
  return <Element className={classes(css.mono, className)} translate="no" {...rest} />;
}

/** An email address that breaks after @ and before dots. */
export function EmailAddress({ text }: { text: string }) {
  return text.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are never reordered
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
