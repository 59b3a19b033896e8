import { useCallback, useEffect, useRef, useState } from "react";
import type { PasskeyOptions } from "~/services/accounts/passkey-calls";

type Ceremony = "create" | "use";

/** True in a browser that has passkeys, after hydration. */
export function usePasskeySupport(): boolean {
  const [supported, setSupported] = useState(false);
  useEffect(() => setSupported("credentials" in navigator && typeof PublicKeyCredential === "function"), []);
  return supported;
}

/**
 * Calls the browser's passkey API as soon as the page has its options, and submits the form with the credential in the
 * field `passkey`.
 * @param options null until the server has sent them
 */
export function usePasskeyCeremony(ceremony: Ceremony, options: PasskeyOptions | null) {
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(false);
  const [failed, setFailed] = useState(false);
  const ask = useCallback(async () => {
    const field = form.current?.elements.namedItem("passkey");
    if (!options || !(field instanceof HTMLInputElement)) return;
    setFailed(false);
    try {
      const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
      // The gateway creates the options with the library's server half; the type of the page's data does not show that.
      const optionsJSON = options as never;
      const answer = await (ceremony === "create" ? startRegistration : startAuthentication)({ optionsJSON });
      field.value = JSON.stringify(answer);
      form.current?.requestSubmit();
    } catch {
      // Cancelled, timed out, or no passkey for this shop: browsers do not report which.
      setFailed(true);
    }
  }, [ceremony, options]);
  useEffect(() => {
    if (asked.current || !options) return;
    asked.current = true;
    void ask();
  }, [ask, options]);
  return { form, ask, failed };
}
