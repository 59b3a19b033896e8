const decoder = "/turbo-stream/dist/turbo-stream.mjs";
const reader = "/@remix-run/react/dist/esm/single-fetch.js";

/** Edits per file. */
const changes = {
  // End of the decoder's read loop, and its guard against empty lines, which would wait forever on the first one.
  [decoder]: [
    [
      `    read = await reader.read();
  }
}
function encode(`,
      `    read = await reader.read();
  }
  for (const deferred of Object.values(this.deferred)) {
    deferred.reject(new Error("The answer ended early"));
  }
}
function encode(`,
    ],
    [
      `    if (!read.value)
      continue;
    const line`,
      `    if (!read.value) throw new SyntaxError();
    const line`,
    ],
  ],
  // A page that the visitor leaves while its data loads is no error.
  [reader]: [
    [
      `  } catch (e) {
    console.error(e);
    throw`,
      `  } catch (e) {
    if (init.signal?.aborted) throw e;
    console.error(e);
    throw`,
    ],
  ],
};

/**
 * If a page's data ends early, the framework's decoder treats that as the end, and missing blocks show "Loading"
 * forever. With this patch it ends like a broken connection: each missing block reports an error
 * (`app/components/deferred.tsx`), and received data stays, because a promise settles once. Aborted data loads are no
 * longer logged to the console. Fails the build if the framework's code has changed.
 * @returns {import("vite").Plugin}
 */
export function streamEnd() {
  return {
    name: "stream-end",
    enforce: "pre",
    transform(code, id, options) {
      const path = id.replaceAll("\\", "/").split("?")[0];
      const file = [decoder, reader].find((known) => path.endsWith(known));
      if (options?.ssr || !file) return null;
      return { code: changed(code, file), map: null };
    },
  };
}

/** @param {string} code of the decoder */
export const withStreamEnd = (code) => changed(code, decoder);

/** @param {string} code of the reader of page data */
export const withQuietLeaving = (code) => changed(code, reader);

/**
 * @param {string} code
 * @param {string} file
 */
function changed(code, file) {
  return changes[file].reduce((text, [original, replacement]) => {
    const next = text.replace(original, replacement);
    if (next === text) throw new Error(`${file} no longer reads a stream as it did: see scripts/stream-end.mjs`);
    return next;
  }, code);
}
