/** True for a request with a body. PUT passes the door at the REST addresses for programs only. */
export const isWrite = ({ method }: Pick<Request, "method">): boolean => method === "POST" || method === "PUT";
