import { beforeEach, describe, expect, it, vi } from "vitest";
import { historyPositions } from "./history-positions";

/** Fake window with history entries and a scroll position. */
class Tab {
  scrollY = 0;
  private entries: { state: unknown; address: string }[] = [{ state: null, address: "https://shop.test/browse" }];
  private at = 0;
  private readonly handlers = new Map<string, () => void>();
  private readonly kept = new Map<string, string>();
  readonly sessionStorage = {
    getItem: (name: string) => this.kept.get(name) ?? null,
    setItem: (name: string, value: string) => this.kept.set(name, value),
  };
  readonly history = {
    scrollRestoration: "auto",
    state: () => this.entries[this.at]?.state ?? null,
    pushState: (state: unknown, _: string, address: string) => {
      this.entries = [...this.entries.slice(0, this.at + 1), { state, address }];
      this.at += 1;
    },
    replaceState: (state: unknown) => {
      this.entries[this.at] = { address: this.address, state };
    },
  };

  get address(): string {
    return this.entries[this.at]?.address ?? "";
  }

  readonly addEventListener = (type: string, handler: () => void) => void this.handlers.set(type, handler);

  emit(type: string): void {
    this.handlers.get(type)?.();
  }

  move(steps: number): void {
    this.at += steps;
  }

  install(): void {
    const { history } = this;
    vi.stubGlobal("window", this);
    vi.stubGlobal("addEventListener", this.addEventListener);
    vi.stubGlobal("location", Object.defineProperty({}, "href", { get: () => this.address }));
    vi.stubGlobal("history", Object.defineProperty({ ...history }, "state", { get: history.state }));
  }
}

/** Positions of a document that has just loaded in the tab. */
function positionsOf(tab: Tab) {
  tab.install();
  historyPositions.begin();
  historyPositions.show(historyPositions.arrive());
  return historyPositions;
}

describe("positions of history entries", () => {
  let tab: Tab;
  beforeEach(() => {
    tab = new Tab();
  });

  it("C-SURL-24: Back and Forward find the position even if its scroll event has not fired", () => {
    const positions = positionsOf(tab);
    tab.scrollY = 400;
    positions.enter("https://shop.test/browse?speciesreactivity=rat");
    tab.scrollY = 900;
    tab.move(-1);
    const back = positions.arrive();
    expect(back.top).toBe(400);
    // The scroll event for 900 fires while the previous list is being fetched.
    tab.emit("scroll");
    positions.show(back);
    tab.scrollY = 400;
    tab.emit("scroll");
    tab.move(1);
    expect(positions.arrive().top).toBe(900);
  });

  it("a second Back before the first page has loaded changes no position", () => {
    const positions = positionsOf(tab);
    tab.scrollY = 100;
    positions.enter("https://shop.test/browse?page=2");
    tab.scrollY = 200;
    positions.enter("https://shop.test/browse?page=3");
    tab.scrollY = 300;
    tab.move(-1);
    expect(positions.arrive().top).toBe(200);
    tab.move(-1);
    const first = positions.arrive();
    expect(first.top).toBe(100);
    positions.show(first);
    tab.scrollY = 100;
    tab.move(2);
    expect(positions.arrive().top).toBe(300);
  });

  it("the position is kept across documents", () => {
    const positions = positionsOf(tab);
    tab.scrollY = 700;
    positions.enter("https://shop.test/browse?page=2");
    tab.scrollY = 50;
    tab.emit("pagehide");
    const again = positionsOf(tab);
    tab.move(-1);
    expect(again.arrive().top).toBe(700);
  });
});
