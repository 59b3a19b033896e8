import { checkCode, normaliseCode } from "@domain/quick-add/code";
import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { CodeVerdict } from "~/loaders/quick-add.server";

/**
 * A catalog number being typed and what the shop says to it. Nothing is said up to three characters; a wrong form is
 * told at once, a right one is looked up (T-QADD-09, T-QADD-33).
 */
export function useCodeVerdict(invalidText: string) {
  const [code, setCode] = useState("");
  const { load, data, state } = useFetcher<CodeVerdict>();
  const form = checkCode(code);
  useEffect(() => {
    if (form === "valid") load(`/api/quick-add?code=${encodeURIComponent(code)}`);
  }, [form, code, load]);
  const answered = data?.code === code && state === "idle" ? data : null;
  const message =
    form === "invalid"
      ? ({ tone: "warning", text: invalidText, href: null } as const)
      : form === "valid"
        ? (answered?.message ?? null)
        : null;
  return {
    code,
    setCode: (input: string) => setCode(normaliseCode(input)),
    message,
    name: form === "valid" ? (answered?.name ?? null) : null,
    checking: form === "valid" && !answered,
    addEnabled: form === "valid" && answered?.addEnabled === true,
  };
}
