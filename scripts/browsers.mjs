/**
 * The browsers of the journeys in three engines: Debian's Chromium, Firefox ESR and WebKitGTK with its driver, and a display
 * for the last one. CHROMIUM, FIREFOX, WEBKIT_DRIVER and MINI_BROWSER name others.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath, ensureChromium } from "./chromium.mjs";

const libraries = "/usr/lib";

/** Paths of everything, whether it is installed or not. */
export function browserPaths() {
  return {
    chromium: chromiumPath(),
    firefox: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    webkitDriver: process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver",
    miniBrowser: process.env.MINI_BROWSER ?? miniBrowserPath(),
    xvfb: "/usr/bin/Xvfb",
  };
}

/** WebKitGTK's own browser lies beside its library, in a folder that has the machine's kind and the library's version in it. */
function miniBrowserPath() {
  const kinds = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.includes("-linux-")) : [];
  const found = kinds.flatMap((kind) =>
    readdirSync(join(libraries, kind))
      .filter((name) => name.startsWith("webkit2gtk-") || name.startsWith("webkitgtk-"))
      .map((name) => join(libraries, kind, name, "MiniBrowser"))
      .filter(existsSync),
  );
  return found[0] ?? "/usr/libexec/MiniBrowser";
}

const packages = { firefox: "firefox-esr", webkitDriver: "webkit2gtk-driver", xvfb: "xvfb" };

/** Installs the browsers that are missing; ends the process, and says what to install, when that fails. */
export function ensureBrowsers() {
  ensureChromium();
  const missing = () => Object.keys(packages).filter((name) => !existsSync(browserPaths()[name]));
  const wanted = missing().map((name) => packages[name]);
  if (wanted.length === 0) return;
  console.log(`Installing ${wanted.join(", ")} (Debian packages) …`);
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, "apt-get", "-qq", ...args];
    spawnSync(command, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...wanted);
  const left = missing();
  if (left.length === 0) return;
  console.error(
    [
      `Not installed: ${left.map((name) => packages[name]).join(", ")}.`,
      "On Debian and Ubuntu these are packages; elsewhere install Firefox, WebKitGTK's WebKitWebDriver and MiniBrowser, and",
      "Xvfb, and name them in FIREFOX, WEBKIT_DRIVER and MINI_BROWSER.",
    ].join("\n"),
  );
  process.exit(1);
}
