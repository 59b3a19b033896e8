import { spawn } from "node:child_process";
import { connect, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "../../../tests/contract/free-port";
import { createHeldSockets } from "./held-sockets.ts";

const host = "127.0.0.1";
const held = createHeldSockets();
afterEach(() => held.release());

/** Answers the first connection of the socket that is its descriptor 3, and ends. */
const answersOnce = `require("node:net").createServer((socket) => socket.end("answered", () => process.exit())).listen({ fd: 3 })`;

describe.skipIf(process.platform === "win32")("held sockets", () => {
  it("keep a connection waiting for the next program", async () => {
    const socket = { name: "entry", host, port: await freePort() };
    const { args, descriptors } = await held.hold([socket], 4);
    expect(args).toEqual(["--socket-fd=entry=4"]);
    for (let program = 0; program < 2; program += 1) {
      const answer = text(connect(socket.port, host));
      spawn(process.execPath, ["-e", answersOnce], { stdio: ["ignore", "inherit", "inherit", ...descriptors] });
      expect(await answer).toBe("answered");
    }
    expect(await held.hold([socket], 5)).toEqual({ args: ["--socket-fd=entry=5"], descriptors });
  });

  it("leave an address that another program has to the runtime, and free their own", async () => {
    const [port, other] = [await freePort(), await freePort()];
    const thief = await listen(port);
    const sockets = [
      { name: "entry", host, port },
      { name: "direct", host, port: other },
    ];
    expect((await held.hold(sockets, 4)).args).toEqual(["--socket-fd=direct=4"]);
    await expect(listen(other)).rejects.toThrow("EADDRINUSE");
    await held.release();
    const next = await listen(other);
    for (const server of [thief, next]) server.close();
  });
});

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
