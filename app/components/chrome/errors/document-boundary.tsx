import { useRouteError } from "@remix-run/react";
import { Component, type ReactNode } from "react";

/** A fault of the frame around pages: an error page that had the frame would fail as well. */
class FrameFault extends Error {
  constructor(cause: unknown) {
    super("The frame of the page could not be drawn", { cause });
  }
}

/** The error that the root's error page is about, and whether the frame may stand around that page. */
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
 * The outermost boundary of a document, in the root's `Layout`. It ends every chain of faults: the first one goes on to
 * the router, as a {@link FrameFault} because pages have a boundary of their own, and the router draws the error page;
 * when that fails too, `instead` is drawn. The router by itself draws its error page again for every fault of the error
 * page, without end when the fault is in an effect.
 * @param instead a document that has no effects and asks for nothing but texts
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
    // Another boundary's turn: a boundary that throws is passed over.
    if (!isErrorPage) throw new FrameFault(fault.error);
    return instead;
  }
}
