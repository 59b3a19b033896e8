/** Passes a body on and breaks it off once it is larger than allowed; reading it then fails as a broken form does. */
export function limitBody(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new RangeError("body too large"));
        else controller.enqueue(chunk);
      },
    }),
  );
}
