/**
 * A visitor's network line, shared by all connections of one browser. It shapes traffic below TLS, so that handshakes,
 * documents, prefetched and prerendered pages, scripts and figures all pay for it; browser emulation omits some of
 * them.
 *
 * It has latency and bandwidth in each direction, without packet loss and without TCP slow start: the first 14 kB of a
 * connection are as fast as the rest.
 */
import { Duplex } from "node:stream";

/** Two Ethernet packets, sent by a connection before the next connection's turn. */
const pieceBytes = 2800;

/** One direction, which sends chunks of all connections in sequence. */
class Lane {
  /** @param {number} bytesPerMs */
  constructor(bytesPerMs) {
    this.bytesPerMs = bytesPerMs;
    this.freeAt = 0;
  }

  /** Resolves when the bytes have been sent. Late timers are compensated by the next chunk. */
  async pass(bytes, notBefore = 0) {
    const now = performance.now();
    this.freeAt = Math.max(now, notBefore, this.freeAt) + bytes / this.bytesPerMs;
    const wait = this.freeAt - now;
    if (wait >= 1) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

const pieces = function* (chunk) {
  for (let from = 0; from < chunk.length; from += pieceBytes) yield chunk.subarray(from, from + pieceBytes);
};

export class Line {
  /** @param {{ roundTripMs: number; downMbits: number; upMbits: number }} shape megabits per second */
  constructor({ roundTripMs, downMbits, upMbits }) {
    this.oneWayMs = roundTripMs / 2;
    this.down = new Lane((downMbits * 1_000_000) / 8 / 1000);
    this.up = new Lane((upMbits * 1_000_000) / 8 / 1000);
  }

  /**
   * The remote end of a browser's connection.
   * @param {import("node:net").Socket} socket
   */
  farEnd(socket) {
    socket.setNoDelay(true);
    // The browser can send data once the SYN and the SYN-ACK have arrived.
    const opened = performance.now() + 2 * this.oneWayMs;
    const { oneWayMs, up, down } = this;
    const later = (work) => setTimeout(work, oneWayMs);
    let sent = Promise.resolve();
    const far = new Duplex({
      highWaterMark: 4 * pieceBytes,
      read() {},
      async write(chunk, _encoding, done) {
        for (const piece of pieces(chunk)) {
          if (socket.destroyed) break;
          await down.pass(piece.length);
          later(() => socket.destroyed || socket.write(piece));
        }
        done();
      },
      final(done) {
        later(() => socket.end());
        done();
      },
      destroy(error, done) {
        later(() => socket.destroy());
        done(error);
      },
    });
    const receive = (piece) => later(() => far.destroyed || far.push(piece));
    socket.on("data", (chunk) => {
      sent = sent.then(async () => {
        for (const piece of pieces(chunk)) {
          await up.pass(piece.length, opened);
          receive(piece);
        }
      });
    });
    socket.on("end", () => {
      sent = sent.then(() => receive(null));
    });
    socket.on("error", () => {});
    socket.on("close", () => later(() => far.destroy()));
    far.on("error", () => {});
    return far;
  }
}
