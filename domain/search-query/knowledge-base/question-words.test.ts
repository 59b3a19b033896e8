import { describe, expect, it } from "vitest";
import { anySubjectWord, mostWords } from "./article-text";
import { knowledgeBaseQuery } from "./knowledge-base-search";
import { removeQuestionWords } from "./question-words";

describe("question words", () => {
  it.each([
    ["how do I store my antibody?", "store antibody"],
    ["What is the delivery time", "delivery time"],
    ["抗体の保存方法", "抗体 保存"],
    ["返品できますか？", "返品"],
    ["見積書をもらうには", "見積書"],
    ["クレジットカードは使えますか", "クレジットカード"],
    ["SDSはどこで入手できますか", "SDS 入手"],
    ["可以退货吗？", "退货"],
    ["WB是什么意思", "WB 什么意思"],
    ["検証済みとは", "検証済み 意味"],
    ["ICC和IHC的区别", "ICC IHC 区别"],
    ["can I store it at -20 °C", "store –20 °C"],
    ["抗体怎么保存", "抗体 保存"],
    ["Can I keep my antibody at 4 degrees?", "keep antibody 4 °C"],
    ["at 37 degrees Celsius", "37 °C"],
    ["抗体は4度で保存できますか", "抗体 4 °C 保存"],
    ["納期はどのくらいですか", "納期"],
    ["How do I store my antibody after arrival", "store antibody"],
    ["where do I put the antibody when it arrives", "store antibody"],
    ["where does an antibody go when it arrives?", "antibody store"],
    ["where do I put the slides", "put slides"],
    ["where do I keep it when the antibody arrives", "keep"],
    ["到货后抗体怎么保存", "抗体 保存"],
    ["ログインできません", "ログイン"],
    ["登录不了", "登录"],
    ["my parcel arrived damaged", "parcel arrived damaged"],
  ])("are removed from %s", (phrase, words) => {
    expect(removeQuestionWords(phrase)).toBe(words);
  });
  it("stay if nothing else is left, or in capitals", () => {
    for (const phrase of ["how to", "什么", "background in IF", "IT"]) {
      const kept = removeQuestionWords(phrase);
      expect(kept).toBe(phrase === "background in IF" ? "background in IF" : phrase);
    }
  });
  it("stay in names of proteins and codes", () => {
    for (const phrase of ["WAS", "CAN1", "p53", "リン酸化", "的确良"]) expect(removeQuestionWords(phrase)).toBe(phrase);
  });
});

describe("relaxed search of texts", () => {
  it("requires a word that names a subject, in a field that states the subject", () => {
    const { search_fields, ...query } = anySubjectWord("credit card antibodies", "knowledge-base");
    expect(query).toEqual({ query: "credit card", precision: 1 });
    expect(Object.keys(search_fields)).toEqual(["title", "headings", "categories"]);
    expect(Object.keys(mostWords("credit card", "knowledge-base").search_fields)).toContain("body");
    expect(anySubjectWord("antibodies", "resources").query).toBe("antibodies");
    const relaxed = knowledgeBaseQuery({ query: "how do I pay", topic: "", page: 1 }, "relaxed");
    expect(relaxed).toMatchObject({ query: "pay", precision: 1 });
    expect(relaxed.search_fields).not.toHaveProperty("body");
  });
});
