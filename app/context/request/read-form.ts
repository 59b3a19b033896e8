const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The request's form. A wrong content type or a malformed body is answered with 400. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type)) throw new Response("This address takes a form.", { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw new Response("The form could not be read.", { status: 400 });
  }
}
