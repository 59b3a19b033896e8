/** The visitor's location as seen by the edge (C-CTRY-20, C-CTRY-21); requested once per session. */
import type { UserSettings } from "@contracts/settings";
import { atom } from "nanostores";
import { tabValues } from "./storage";
import { whenIdle } from "./when-idle";

const key = "user-settings";
const path = "/api/user/settings";

/** Null until loaded, and on a host with its own country, which does not request the settings. */
export const $userSettings = atom<UserSettings | null>(null);

/** Requests the settings when idle; a failure changes nothing. */
export function loadUserSettings(): void {
  if ($userSettings.get()) return;
  const known = read(tabValues.get(key));
  if (known) {
    $userSettings.set(known);
    return;
  }
  whenIdle(() => {
    fetch(path)
      .then((answer) => (answer.ok ? answer.text() : null))
      .then((text) => {
        const settings = read(text);
        if (!settings) return;
        $userSettings.set(settings);
        tabValues.set(key, JSON.stringify(settings));
      })
      .catch(() => {});
  });
}

/** Hand-written check: a schema library for two fields would enlarge every page. */
function read(text: string | null): UserSettings | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("countryCode" in value) || !("clientIP" in value)) return null;
    const { countryCode, clientIP } = value;
    return typeof countryCode === "string" && typeof clientIP === "string" ? { countryCode, clientIP } : null;
  } catch {
    return null;
  }
}
