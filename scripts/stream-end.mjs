const file = "/turbo-stream/dist/turbo-stream.mjs";

/** The end of the loop that reads what is streamed, and its guard against empty lines, which waits for ever on the first. */
const changes = [
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
];

/**
 * When the data of a page ends before everything in it has come, the framework's decoder takes that for the end, and what
 * has not come stays "Loading" for ever. Here it ends as a connection does that breaks: each block says what is missing
 * (`app/components/deferred.tsx`). What has come stays as it is, for a promise settles once. Fails the build when the decoder
 * has changed.
 * @returns {import("vite").Plugin}
 */
export function streamEnd() {
  return {
    name: "stream-end",
    enforce: "pre",
    transform(code, id, options) {
      if (options?.ssr || !id.replaceAll("\\", "/").split("?")[0].endsWith(file)) return null;
      return { code: withStreamEnd(code), map: null };
    },
  };
}

/** @param {string} code of the decoder */
export function withStreamEnd(code) {
  return changes.reduce((text, [original, replacement]) => {
    const changed = text.replace(original, replacement);
    if (changed === text) throw new Error(`${file} no longer reads a stream as it did: see scripts/stream-end.mjs`);
    return changed;
  }, code);
}
