import { useEffect, useState } from "react";

/**
 * Tells the server that scripts run, so that the card fields can be framed. The field is always in the form, because
 * Chromium restores typed values only if the form begins with the same fields as before.
 */
export function ScriptedField() {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return <input type="hidden" name="frame" value={scripted ? "yes" : ""} />;
}
