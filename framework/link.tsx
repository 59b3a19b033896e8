import { type LinkProps, Link as RouterLink } from "@remix-run/react";
import { forwardRef } from "react";

/** Repeated slashes, dot segments, and an empty query or fragment, which the router removes. */
const shortened = /\/[/.]|\?(?:#|$)|#$/;
const isWholePath = (to: LinkProps["to"]): to is string =>
  typeof to === "string" && to.startsWith("/") && !shortened.test(to);

/**
 * The markup of the router's link, without its hooks: the hooks resolve a path that is already absolute and handle
 * clicks, which do not occur on a server. They took a tenth of a product page's rendering time.
 */
const ServerLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function ServerLink(props, ref) {
  if (!isWholePath(props.to)) return <RouterLink ref={ref} {...props} />;
  const { to, target, discover = "render", reloadDocument, ...others } = props;
  const { prefetch, replace, state, relative, preventScrollReset, viewTransition, ...rest } = others;
  const isDiscovered = discover === "render" && !reloadDocument;
  return <a ref={ref} {...rest} data-discover={isDiscovered ? "true" : undefined} href={to} target={target} />;
});

export const Link = import.meta.env.SSR ? ServerLink : RouterLink;
