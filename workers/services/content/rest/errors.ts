/** An error of the REST API: HTTP status and the API's own code. */
export class RestError extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 422,
    readonly code: number,
    message: string,
    readonly errors: Readonly<Record<string, readonly string[]>>,
  ) {
    super(message);
  }

  get body() {
    return { error_message: this.message, error_code: this.code, errors: this.errors };
  }
}

export const invalidKey = () =>
  new RestError(401, 105, "The stack, environment or token is not valid.", { access_token: ["is not valid."] });
export const contentTypeNotFound = (uid: string) =>
  new RestError(422, 118, `The Content Type '${uid}' was not found.`, { uid: ["is not valid."] });
export const entryNotFound = () =>
  new RestError(422, 141, "The requested entry doesn't exist.", { uid: ["is not valid."] });
export const assetNotFound = () => new RestError(422, 145, "Asset was not found.", { uid: ["is not valid."] });
export const badParameter = (name: string, message: string) =>
  new RestError(422, 141, `The parameter '${name}' is not valid.`, { [name]: [message] });
