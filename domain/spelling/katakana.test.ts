import { expect, it } from "vitest";
import { isInsideWord } from "./katakana";

/** True if a word first occurs in a text inside another word. */
const inside = (text: string, word: string, from = 0) => {
  const start = text.indexOf(word);
  return isInsideWord(text, from, start, start + word.length);
};

it.each([
  ["スタウロスポリン", "タウ"],
  ["リサイクリング", "サイクリン"],
  ["プラットフォーム", "ラット"],
  ["イムノブロット", "ロット", 3],
  ["タウン", "タウ"],
])("in %s, %s is part of a longer word", (text, word, from = 0) => {
  expect(inside(text, word, from)).toBe(true);
});

it.each([
  ["リン酸化タウ", "タウ"],
  ["抗ラット抗体", "ラット"],
  ["ラットIgG", "ラット"],
  ["ヒストンデアセチラーゼ", "ヒストン"],
  ["マウスモノクローナル", "モノクローナル"],
  ["サイクリンD1", "サイクリン"],
  ["タグペプチド", "ペプチド"],
])("in %s, %s is a word", (text, word) => {
  expect(inside(text, word)).toBe(false);
});
