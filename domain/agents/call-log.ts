/** Log label of a program's call, whose entry also names the tool. The edge counts requests by this label. */
export const agentCallLabel = "agent call";
