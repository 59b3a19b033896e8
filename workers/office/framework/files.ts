/** Documents of a record, such as a packing slip, passed through from the services. */
import { type Frame, messagePage } from "./layout";
import type { Resource } from "./resource";
import { callForFile } from "./services";
import type { Session } from "./session";

export async function fileOf(resource: Resource, key: string, name: string, session: Session, frame: Frame) {
  const missing = () => messagePage(404, "Not found", "There is no such document.", frame);
  const isKnown = resource.files.some((file) => (typeof file === "string" ? file === name : file.test(name)));
  if (!isKnown) return missing();
  const found = await callForFile(session.caller, `${resource.service}/${encodeURIComponent(key)}/${name}`).catch(
    () => null,
  );
  if (found?.status !== 200) {
    if (found?.status === 403) return messagePage(403, "Not allowed", "Your role does not allow this.", frame);
    return found?.status === 404
      ? missing()
      : messagePage(503, "Not available", "The document cannot be made at present.", frame);
  }
  // An uploaded document keeps its sender's file name.
  const named = found.headers.get("content-disposition");
  const headers = new Headers({
    "content-disposition": named?.startsWith("attachment;") ? named : `attachment; filename="${name}"`,
  });
  headers.set("content-type", found.headers.get("content-type") ?? "application/octet-stream");
  return new Response(found.body, { headers });
}
