/**
 * Installs the programs that tests run: Debian's Chromium, Firefox ESR, WebKitGTK with its driver and a virtual
 * display, Japanese and Chinese fonts, and Poppler to read PDFs. CHROMIUM, FIREFOX, WEBKIT_DRIVER and MINI_BROWSER
 * select other browsers.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath, headlessShell } from "./chromium.mjs";

const libraries = "/usr/lib";

/** Expected paths of all programs, installed or not. */
export function browserPaths() {
  return {
    chromium: chromiumPath(),
    firefox: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    webkitDriver: process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver",
    miniBrowser: process.env.MINI_BROWSER ?? miniBrowserPath(),
    xvfb: "/usr/bin/Xvfb",
  };
}

/** WebKitGTK's browser is in its library folder, whose name contains architecture and version. */
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

const shellPackage = "chromium-headless-shell";

/** Debian packages, each with a file that exists if it is installed. */
const packages = () => {
  const { firefox, webkitDriver, xvfb } = browserPaths();
  return {
    [shellPackage]: process.env.CHROMIUM ?? headlessShell,
    "fonts-noto-cjk": "/usr/share/doc/fonts-noto-cjk",
    "firefox-esr": firefox,
    "webkit2gtk-driver": webkitDriver,
    xvfb,
    "poppler-utils": "/usr/bin/pdftotext",
  };
};

const missing = () => Object.entries(packages()).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));

/** Installs missing test programs. On failure it prints what to install and exits. */
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
  // Older Debian releases have no headless shell package.
  if (!install(...wanted)) install(...wanted.map((name) => name.replace(shellPackage, "chromium")));
  const left = missing().filter((name) => name !== shellPackage || !existsSync(browserPaths().chromium));
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
