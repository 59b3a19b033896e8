import { pageNotFoundStatus } from "@domain/http/error-status";
import type { PublicGuard } from "./guard";

interface ValidateOptions {
  /** Pattern of each route parameter. */
  readonly parameters: Readonly<Record<string, RegExp>>;
}

/** AMB-A-18: an invalid route parameter gives 404. On a route: `validate:id=[0-9]+`. */
export const validate: PublicGuard<ValidateOptions> = {
  needs: "public",
  parse(text) {
    const [, name, pattern] = /^(\w+)=(.+)$/.exec(text) ?? [];
    if (!name || !pattern) return null;
    try {
      return { parameters: { [name]: new RegExp(pattern) } };
    } catch {
      return null;
    }
  },
  check(_context, { params }, { parameters }) {
    const valid = Object.entries(parameters).every(([name, form]) =>
      new RegExp(`^(?:${form.source})$`, form.flags.replace("g", "")).test(params[name] ?? ""),
    );
    return valid ? null : new Response(pageNotFoundStatus, { status: 404, statusText: pageNotFoundStatus });
  },
};
