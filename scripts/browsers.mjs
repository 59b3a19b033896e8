/**
 * Programs that the tests run: Debian's Chromium, Firefox ESR and WebKitGTK with its driver, a display for the last one, fonts
 * for Japanese and Chinese, and Poppler, which reads documents back. CHROMIUM, FIREFOX, WEBKIT_DRIVER and MINI_BROWSER name
 * other browsers.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath } from "./chromium.mjs";

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

/** Debian packages, and the file that tells whether each is there. */
const packages = () => {
  const { chromium, firefox, webkitDriver, xvfb } = browserPaths();
  return {
    "chromium-headless-shell": chromium,
    "fonts-noto-cjk": "/usr/share/doc/fonts-noto-cjk",
    "firefox-esr": firefox,
    "webkit2gtk-driver": webkitDriver,
    xvfb,
    "poppler-utils": "/usr/bin/pdftotext",
  };
};

const missing = () => Object.entries(packages()).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));

/** Installs what the tests need and this machine lacks; ends the process, and says what to install, when that fails. */
export function ensureTestPrograms() {
  const wanted = missing();
  if (wanted.length === 0) return;
  console.log(`Installing ${wanted.join(", ")} (Debian packages) …`);
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, "apt-get", "-qq", ...args];
    const { status } = spawnSync(command, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return status === 0;
  };
  const install = (...names) => apt("install", "-y", "--no-install-recommends", ...names);
  apt("update");
  // Older releases have no package of the headless shell.
  if (!install(...wanted)) install(...wanted.map((name) => name.replace("chromium-headless-shell", "chromium")));
  const left = missing();
  if (left.length === 0) return;
  console.error(
    [
      `Not installed: ${left.join(", ")}.`,
      "On Debian and Ubuntu these are packages. Elsewhere install Chromium, Firefox, WebKitGTK's WebKitWebDriver and MiniBrowser,",
      "Xvfb, Poppler's tools and a font for Japanese and Chinese; CHROMIUM, FIREFOX, WEBKIT_DRIVER and MINI_BROWSER name the",
      "browsers.",
    ].join("\n"),
  );
  process.exit(1);
}
