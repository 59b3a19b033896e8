/** Renders chains of faults without a browser and checks that each one ends. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Outlet, useRouteError } from "@framework/remix";
import { createMemoryRouter, RouterProvider } from "@framework/remix-testing";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { DocumentBoundary, usePageError } from "./document-boundary";
import { LastResort } from "./last-resort";

type Part = "page" | "header" | "footer" | "shell" | "error page";
const moments = {
  drawing: () => {
    throw new Error("thrown");
  },
  "drawing, without an error": () => {
    throw undefined;
  },
  "a layout effect": () => useLayoutEffect(moments.drawing),
  "an effect": () => useEffect(moments.drawing),
} as const;

const endless = 50;

let failing: readonly Part[] = [];
let fails: () => void = moments.drawing;
let drawn: Record<string, number> = {};

function Failing({ part }: { part: Part }): ReactNode {
  drawn[part] = (drawn[part] ?? 0) + 1;
  // The last test detects an endless chain.
  if (failing.includes(part) && drawn[part] < endless) fails();
  return <i>{part}</i>;
}

function Shell({ children }: { children: ReactNode }) {
  return (
    <DocumentBoundary instead={<p>a plain document</p>}>
      <Failing part="shell" />
      {children}
    </DocumentBoundary>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Failing part="header" />
      {children}
      <Failing part="footer" />
    </>
  );
}

function ErrorPage({ error }: { error: unknown }) {
  return (
    <LastResort>
      <p>the error page: {error instanceof Error ? error.message : "no error"}</p>
      <Failing part="error page" />
    </LastResort>
  );
}

function RootError() {
  const { error, hasFrame } = usePageError();
  const page = <ErrorPage error={error} />;
  return hasFrame ? <Frame>{page}</Frame> : page;
}

function ShopError() {
  return <ErrorPage error={useRouteError()} />;
}

/** The document as composed by `app/root.tsx` and `app/routes/shop.tsx`. */
function draw(parts: readonly Part[], moment: keyof typeof moments): string {
  failing = parts;
  fails = moments[moment];
  const router = createMemoryRouter([
    {
      element: (
        <Shell>
          <Frame>
            <Outlet />
          </Frame>
        </Shell>
      ),
      errorElement: (
        <Shell>
          <RootError />
        </Shell>
      ),
      children: [
        {
          element: <Outlet />,
          errorElement: <ShopError />,
          children: [{ path: "/", element: <Failing part="page" /> }],
        },
      ],
    },
  ]);
  let root: ReactTestRenderer | undefined;
  act(() => {
    root = create(
      <I18nProvider i18n={pageTexts("en")}>
        <RouterProvider router={router} future={{ v7_startTransition: false }} />
      </I18nProvider>,
    );
  });
  return JSON.stringify(root?.toJSON());
}

describe("a document with a failing part", () => {
  beforeEach(() => {
    drawn = {};
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.stubGlobal("reportError", () => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  for (const moment of ["drawing", "a layout effect", "an effect"] as const) {
    it(`shows the error page in its frame if a page throws in ${moment}`, () => {
      const shown = draw(["page"], moment);
      expect(shown).toContain("the error page");
      expect(shown).toContain("header");
    });

    for (const part of ["header", "footer"] as const) {
      it(`shows the error page without the frame if the ${part} throws in ${moment}`, () => {
        const shown = draw([part], moment);
        expect(shown).toContain("the error page");
        expect(shown).toContain("thrown");
        expect(shown).not.toContain("header");
      });
    }

    it(`shows a plain document if the shell of every page throws in ${moment}`, () => {
      expect(draw(["shell"], moment)).toContain("a plain document");
    });

    it(`shows one sentence if the error page also throws in ${moment}`, () => {
      for (const first of ["page", "header"] as const) {
        const shown = draw([first, "error page"], moment);
        expect(shown).toContain("An error occurred while showing the error page");
        expect(shown).not.toContain("the error page: ");
      }
    });
  }

  it("shows the error page if the thrown value is not an error", () => {
    expect(draw(["header"], "drawing, without an error")).toContain("the error page");
  });

  it("every route boundary renders ErrorPage or StepsError", () => {
    const others = readdirSync("app/routes").filter((name) => {
      const text = readFileSync(join("app/routes", name), "utf8");
      return text.includes("ErrorBoundary") && !/return <(ErrorPage|StepsError) [^<]*\/>;\n\}/.test(text);
    });
    expect(others).toEqual([]);
  });

  it("renders each part only a few times", () => {
    for (const part of ["page", "header", "footer", "shell", "error page"] as const) {
      for (const moment of ["drawing", "a layout effect", "an effect"] as const) {
        drawn = {};
        draw([part, "error page"], moment);
        expect(Math.max(...Object.values(drawn))).toBeLessThanOrEqual(6);
      }
    }
  });
});
