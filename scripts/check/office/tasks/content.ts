/** The tasks of docs/editor-tasks.md. */
import type { Newcomer } from "../newcomer.ts";
import { day, file, need, pixel, run, type Task, type Walk, wait, why } from "./walk.ts";

const address = `/learn-and-support/walk-${run.toLowerCase()}`;
const title = `A walk through the desk ${run}`;
const picture = `Walked membrane ${run}`;
const seconds = 15;

export function editorTasks(walk: Walk): readonly Task[] {
  const task = (name: string, run: (at: Newcomer) => Promise<void>): Task => ({
    name: `editor ${name}`,
    run: async () => run(await walk.as("content")),
  });
  const toEntry = async (at: Newcomer, find: string) => {
    await at.link("Content");
    await at.find({ "Title, words, address, id": find, Type: "Page" });
    await at.first();
  };
  /** Label of the form field that ends with this text. */
  const field = (at: Newcomer, form: string, end: string) =>
    need(
      at.labels(form).find((label) => label.replace(/ \(needed to publish\)$/, "").endsWith(end)),
      `field ${end}`,
    );
  /** Waits until an address of the shop returns a status. */
  const seen = async (path: string, status: number) => {
    for (let second = 0; second < seconds; second += 1) {
      const shopper = walk.shopper();
      await shopper.open(path);
      if (shopper.status === status) return shopper;
      await wait(1000);
    }
    throw new Error(`${path} did not return ${status} within ${seconds} s`);
  };
  return [
    task("1 find an entry by words of its title, its texts, its address or its id", async (at) => {
      for (const words of ["western", "/about-us/privacy"]) {
        await at.link("Content");
        await at.find({ "Title, words, address, id": words });
        await at.first();
      }
    }),
    task("2 see what is not published, or changed since", async (at) => {
      await at.link("Content");
      await at.find({ State: "draft" });
      await at.find({ State: "changed" });
    }),
    task("3 see what has no Japanese or Chinese text", async (at) => {
      await at.link("Content");
      await at.find({ Language: "Japanese", State: "missing" });
    }),
    task("4 see which translation is older than the English text", async (at) => {
      await at.link("Content");
      at.expect("Japanese");
      at.expect("Chinese");
    }),
    task("14 write a new page with its address", async (at) => {
      await at.link("Content");
      await at.do("Write a new entry", { Type: "Page", Title: title, "Address, for a page": address });
      await at.do("Edit", { [field(at, "Edit", "add a part")]: "rich text" });
    }),
    task("6 format a text: headings, lists, tables, links, pictures", async (at) => {
      const text = "## First\n\nKeep it **cold**.\n\n- one\n- two\n\n| a | b |\n| 1 | 2 |\n\n[Terms](/about-us/terms)";
      await at.do("Edit", { [field(at, "Edit", "Content")]: text });
      at.expect("**cold**");
    }),
    task("15 be told that an address is taken, or that a link leads nowhere", async (at) => {
      await at.send("Edit", { [field(at, "Edit", "Content")]: "See [this](/research/nowhere)." });
      at.expect("No page has the address /research/nowhere");
      await at.link("Content");
      await at.send("Write a new entry", { Type: "Page", Title: "Again", "Address, for a page": address });
      at.expect(`${address} is the address of`);
      await toEntry(at, title);
    }),
    task("7 add a part to a page, move it, remove it", async (at) => {
      await at.do("Edit", { [field(at, "Edit", "add a part")]: "hero banner" });
      await at.do("Edit", {
        ...{ [field(at, "Edit", "2 Hero banner › Title")]: "Welcome" },
        ...{ [field(at, "Edit", "2 Hero banner › position")]: "0" },
      });
      await at.do("Edit", { [field(at, "Edit", "add a part")]: "rich text" });
      await at.do("Edit", { [field(at, "Edit", "3 Rich text › remove")]: true });
    }),
    task("9 add a picture from a file, with its text", async (at) => {
      await at.link("Content");
      await at.do("Add a picture", {
        Title: picture,
        "Text for people who do not see it": "Bands",
        File: pixel,
      });
    }),
    task("23 choose the part of a picture that stays in sight where it is cropped", (at) =>
      at.do("Edit", { "Part that stays visible where it is cropped": "top left" }),
    ),
    task("8 choose a picture or another entry by words of its title", async (at) => {
      await toEntry(at, title);
      await at.do("Edit", { [field(at, "Edit", "1 Hero banner › Image")]: picture });
    }),
    task("11 see the draft in the shop, as in another country or language, or on another day", async (at) => {
      const link = need(at.links(/^global|^worldwide|^main/i)[0] ?? at.links(/preview/i)[0], "preview link");
      const shopper = walk.shopper();
      await shopper.open(link);
      await shopper.send("Start preview", { "As on this day": day(30) });
      shopper.expect("Welcome");
    }),
    task("12 publish a draft, with the pictures and links that it needs", async (at) => {
      await at.do("Publish");
      (await seen(address, 200)).expect("Welcome");
    }),
    task("5 change a title, a text, a banner, a setting", async (at) => {
      await at.do("Edit", { [field(at, "Edit", "Title")]: `${title}, again` });
    }),
    task("17 see who changed what, with both texts", async (at) => at.expect(`${title} → ${title}, again`)),
    task("19 go back to an earlier version", async (at) => {
      await at.do("Go back to an earlier version");
      await at.do("Publish");
    }),
    task("16 add a language to an entry", async (at) => {
      await at.do("Add a language", { Language: "Japanese" });
      await at.do("Edit", { [field(at, "Edit", "Title")]: "机の散歩" });
      await at.do("Publish");
    }),
    task("18 change an entry that somebody else is changing", async (at) => {
      await toEntry(at, title);
      const other = await walk.as("owner");
      await other.open(at.path);
      await other.do("Edit", { [field(other, "Edit", "Title")]: `${title}, other` });
      await at.send("Edit", { [field(at, "Edit", "Title")]: `${title}, mine` });
      at.expect("This record has changed since you opened it.");
      at.expect(`${title}, other`);
      await at.do("Edit");
    }),
    task("13 publish or withdraw at a time; cancel that", async (at) => {
      await at.do("Publish or withdraw at a time", { "Day and time (UTC)": "2999-01-01 09:00" });
      at.expect("Planned");
      await at.do("Cancel what is planned");
    }),
    task("20 publish several entries together, at once or at a time", async (at) => {
      await at.link("Releases");
      await at.do("Begin a release", { Title: `Walk ${run}` });
      await toEntry(at, title);
      await at.do("Put into a release");
      await at.link("Releases");
      await at.link(`Walk ${run}`);
      await at.do("Publish all");
      at.expect("published");
    }),
    task("10 order the links of a menu", async (at) => {
      await at.link("Content");
      await at.find({ Type: "Navigation" });
      await at.first();
      await at.send("Edit");
      at.expect("The draft already has this text");
    }),
    task("22 add a PDF or a table to a library", async (at) => {
      await at.link("Content");
      await at.do("Add a file", {
        Title: `Walked guide ${run}`,
        File: file("guide.pdf", "application/pdf", "%PDF-1.7 walk"),
      });
      const own = at.path;
      await at.link("Content");
      await at.find({ Type: "Content library" });
      await at.first();
      const library = need(at.words(/Id (\S+) /g)[0], "library");
      await at.open(own);
      await at.do("Edit", { [field(at, "Edit", "Library")]: `[${library}]` });
      await at.do("Publish");
    }),
    task("24 replace a picture or a file of a library by a newer one", async (at) => {
      await at.do("Replace the file", { "Newer file": file("guide-2.pdf", "application/pdf", "%PDF-1.7 newer") });
      await at.do("Publish");
    }),
    task("25 see which menus and entries lead to a page, before it is withdrawn", async (at) => {
      await at.link("Content");
      await at.find({ "Title, words, address, id": "/research/cancer", Type: "Page" });
      await at.first();
      at.expect("Menus that lead to this page: “Main navigation”");
    }),
    task("26 write a news report that appears on a later day", async (at) => {
      const later = `${address}-later`;
      await at.link("Content");
      await at.do("Write a new entry", { Type: "News", Title: `${title} later`, "Address, for a page": later });
      await at.do("Edit", {
        ...{ [field(at, "Edit", "Date")]: "2999-01-01" },
        ...{ [field(at, "Edit", "Json rich text")]: "Not yet." },
      });
      await at.do("Publish", {});
      at.expect("planned for 2999-01-01");
      await seen(later, 404);
      await at.do("Delete", why);
    }),
    task("21 withdraw an entry from the shop, delete it", async (at) => {
      await toEntry(at, title);
      await at.do("Withdraw from the shop", why);
      await seen(address, 404);
      await at.do("Delete", why);
      at.expect("Done: Delete.");
    }),
  ];
}
