import { Scripts } from "@remix-run/react";
import { Children, type ComponentProps, cloneElement, Fragment, isValidElement, type ReactNode } from "react";

/**
 * The framework's scripts, fetched after what the page is drawn with. A page is whole without them, so on a slow line
 * they must not take the place of styles, fonts and figures; the framework asks for them as urgently as for these.
 */
export function QuietScripts(props: ComponentProps<typeof Scripts>) {
  // Called, not rendered: its links have to be seen to be changed. The order of its hooks is always the same.
  return <>{quiet(Scripts(props))}</>;
}

function quiet(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ rel?: string; children?: ReactNode; fetchpriority?: string }>(child)) return child;
    if (child.type === Fragment) return <Fragment key={child.key}>{quiet(child.props.children)}</Fragment>;
    return child.props.rel === "modulepreload" ? cloneElement(child, { fetchpriority: "low" }) : child;
  });
}
