/**
 * The ten W3C WebDriver commands that a tab needs, sent to a local driver. Our own client is shorter than the
 * configuration that would keep a package from searching for drivers, downloading them and using BiDi.
 */

/** Timeout of a command. A load may take long on a slow line; a hanging driver is an error. */
const commandSeconds = 60;

export interface Session {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  send(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown>;
}

/**
 * Starts a session.
 * @param driver address of the driver
 * @throws Error with the driver's error and message if it refuses
 */
export async function beginSession(driver: string, capabilities: object): Promise<Session> {
  const value = await send(`${driver}/session`, "POST", { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: got } = value as { sessionId: string; capabilities: Session["capabilities"] };
  return {
    capabilities: got,
    send: (method, path, body) => send(`${driver}/session/${sessionId}${path}`, method, body),
  };
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(commandSeconds * 1000),
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Codes of keys without a character (WebDriver, table of normalized key values). */
export const keyCodes = { Enter: "\uE007", Escape: "\uE00C", Backspace: "\uE003", Tab: "\uE004" } as const;

export const pressAt = (x: number, y: number) => ({
  actions: [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ],
});

export const typing = (characters: readonly string[]) => ({
  actions: [
    {
      type: "key",
      id: "keyboard",
      actions: characters.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    },
  ],
});
