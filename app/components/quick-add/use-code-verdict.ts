import { type CodeVerdict, codeVerdict } from "@contracts/commerce/code-verdict";
import { checkCode, foldCode, maxCodeLength, normalizeCode } from "@domain/quick-add/code";
import { readCodeList } from "@domain/quick-add/code-list";
import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useEffect, useState } from "react";
import * as v from "valibot";
import { useT } from "~/i18n/use-t";

/**
 * Checks a catalog number while it is typed. Up to three characters there is no result; an invalid format is reported
 * at once, and a valid one is looked up (T-QADD-09, T-QADD-33).
 * @param initial result from the page, after a plain form
 */
export function useCodeVerdict(initial: { readonly code: string; readonly verdict: CodeVerdict | null }) {
  const t = useT();
  const [text, setText] = useState(initial.code);
  // The page's code may exceed the field's length; cutting it could give another product's.
  const code = foldCode(text);
  const [verdict, setVerdict] = useState(initial.verdict);
  const [attempt, setAttempt] = useState(0);
  const form = checkCode(code);
  const answered = verdict?.code === code ? verdict : null;
  const known = answered !== null && !(answered.unknown && attempt > 0);

  useEffect(() => {
    if (form !== "valid" || known) return;
    const abort = new AbortController();
    void lookUp(code, abort.signal).then((found) => {
      if (abort.signal.aborted) return;
      setAttempt(0);
      setVerdict(found ?? unanswered(code, t("basket.error.network")));
    });
    return () => abort.abort();
  }, [code, form, known, t]);

  /** Writes to the field too, because a row's field has a value of its own. */
  const normalize = (input: HTMLInputElement) => {
    const typed = normalizeCode(input.value);
    if (input.value !== typed) input.value = typed;
    setText(typed);
  };
  const message =
    form === "invalid"
      ? ({ tone: "warning", text: t("quickAdd.invalidCode"), href: null } as const)
      : form === "valid"
        ? (answered?.message ?? null)
        : null;
  return {
    code,
    /** Props for the input. Text in IME composition is left alone. */
    field: {
      value: text,
      maxLength: maxCodeLength,
      autoComplete: "off",
      autoCapitalize: "characters",
      spellCheck: false,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        isComposing(nativeEvent) ? setText(currentTarget.value) : normalize(currentTarget),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => normalize(currentTarget),
      /** White space around a copied code must not push its end out of the field. */
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const [only, ...others] = readCodeList(event.clipboardData.getData("text")) ?? [];
        if (!only || others.length > 0) return;
        event.preventDefault();
        setText(normalizeCode(only.code));
      },
    },
    type: (typed: string) => setText(normalizeCode(typed)),
    message,
    name: form === "valid" ? (answered?.name ?? null) : null,
    checking: form === "valid" && !known,
    addEnabled: form === "valid" && answered?.addEnabled === true,
    /** Retries a lookup that failed. */
    retry: () => answered?.unknown && setAttempt((count) => count + 1),
  };
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

/** The server's result; null if unavailable. */
async function lookUp(code: string, signal: AbortSignal): Promise<CodeVerdict | null> {
  try {
    const response = await fetch(`/api/quick-add?${new URLSearchParams({ code })}`, { signal });
    const parsed = v.safeParse(codeVerdict, await response.json());
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

const unanswered = (code: string, text: string): CodeVerdict => ({
  code,
  name: null,
  addEnabled: false,
  message: { tone: "error", text, href: null },
  unknown: true,
});
