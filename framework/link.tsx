import { type LinkProps, Link as RouterLink } from "@remix-run/react";
import { forwardRef } from "react";

/** Repeated slashes, segments with dots, and an empty query or fragment, which the router leaves out. */
const shortened = /\/[/.]|\?(?:#|$)|#$/;
const isWholePath = (to: LinkProps["to"]): to is string =>
  typeof to === "string" && to.startsWith("/") && !shortened.test(to);

/**
 * The markup of the router's link, without its hooks: they resolve a path that is whole already, and handle presses, which a
 * server does not have. They took a tenth of a product page's rendering.
 */
const ServerLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function ServerLink(props, ref) {
  if (!isWholePath(props.to)) return <RouterLink ref={ref} {...props} />;
  const { to, target, discover = "render", reloadDocument, ...others } = props;
  const { prefetch, replace, state, relative, preventScrollReset, viewTransition, ...rest } = others;
  const isDiscovered = discover === "render" && !reloadDocument;
  return <a ref={ref} {...rest} data-discover={isDiscovered ? "true" : undefined} href={to} target={target} />;
});

export const Link = import.meta.env.SSR ? ServerLink : RouterLink;
