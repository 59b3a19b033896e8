import { useEffect, useState } from "react";

/** Tells the server that scripts run, so that the card fields can be framed. */
export function ScriptedField() {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted ? <input type="hidden" name="frame" value="yes" /> : null;
}
