const decoder = "/turbo-stream/dist/turbo-stream.mjs";
const reader = "/@remix-run/react/dist/esm/single-fetch.js";

/** What is changed in each file. */
const changes = {
  // The end of the loop that reads what is streamed, and its guard against empty lines, which waits for ever on the first.
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
  // A page that is left while its data comes in is not an answer that cannot be read.
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
 * When the data of a page ends before everything in it has come, the framework's decoder takes that for the end, and what
 * has not come stays "Loading" for ever. Here it ends as a connection does that breaks: each block says what is missing
 * (`app/components/deferred.tsx`). What has come stays as it is, for a promise settles once. And data that nobody waits for
 * any more, because the visitor went on to another page, are no error in the browser's console. Fails the build when the
 * framework has changed.
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

/** @param {string} code of what reads the data of a page */
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
