import { useRouteError } from "@framework/remix";
import { Component, type ReactNode } from "react";

/** A fault of the frame around pages. Its error page must not contain the frame, which would fail again. */
class FrameFault extends Error {
  constructor(cause: unknown) {
    super("The frame of the page could not be rendered", { cause });
  }
}

/** The error of the root's error page, and whether the page may have the frame. */
export function usePageError(): { readonly error: unknown; readonly hasFrame: boolean } {
  const error = useRouteError();
  return error instanceof FrameFault ? { error: error.cause, hasFrame: false } : { error, hasFrame: true };
}

interface Faulted {
  readonly error: unknown;
}

interface BoundaryProps {
  readonly isErrorPage: boolean;
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/**
 * Outermost boundary of a document, in the root's `Layout`. It stops cascades of faults. The first fault goes to the
 * router as a {@link FrameFault}, because pages have their own boundary, and the router renders the error page. If that
 * fails too, `instead` is rendered. Without this boundary, the router would render its error page again for every fault
 * in it, endlessly if the fault is in an effect.
 * @param instead a document without effects that only needs texts
 */
export function DocumentBoundary({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  const error = useRouteError();
  const isErrorPage = error !== undefined && error !== null;
  return (
    <Boundary isErrorPage={isErrorPage} instead={instead}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<BoundaryProps, { readonly fault: Faulted | null }> {
  override state = { fault: null as Faulted | null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { isErrorPage, instead, children } = this.props;
    const { fault } = this.state;
    if (!fault) return children;
    // A boundary that throws passes the error to the next boundary.
    if (!isErrorPage) throw new FrameFault(fault.error);
    return instead;
  }
}
