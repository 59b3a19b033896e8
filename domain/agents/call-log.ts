/** Label of the log entry of a program's call, with its tool; the edge counts the request by it. */
export const agentCallLabel = "agent call";
