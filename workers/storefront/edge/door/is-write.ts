/** True for a request with a body. PUT is allowed only at the REST addresses for programs. */
export const isWrite = ({ method }: Pick<Request, "method">): boolean => method === "POST" || method === "PUT";
