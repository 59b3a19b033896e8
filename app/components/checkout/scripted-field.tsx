import { useEffect, useState } from "react";

/**
 * Tells the server that scripts run, so that the card fields can be framed. It is always in the form: Chromium restores
 * what was typed only into a form whose first fields are the same as before.
 */
export function ScriptedField() {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return <input type="hidden" name="frame" value={scripted ? "yes" : ""} />;
}
