/** Reason for a refused query; the delivery API nests it below `extensions.errors`. */
export class GraphqlRequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly hint = "",
    readonly status = 422,
  ) {
    super(message);
  }
}

export interface DeliveryError {
  readonly code: string;
  readonly message: string;
  readonly details: { readonly hint: string };
}

/** Body of every failure: a fixed message, with the reasons inside. */
export function errorBody(errors: readonly DeliveryError[]) {
  return { errors: [{ message: "Failed to run query.", extensions: { errors } }] };
}

export function deliveryError(code: string, message: string, hint = ""): DeliveryError {
  return { code, message, details: { hint } };
}
