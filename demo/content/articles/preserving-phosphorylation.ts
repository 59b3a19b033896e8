import type { Article } from "./article";

export const preservingPhosphorylation: Article = {
  number: 102,
  slug: "preserving-phosphorylation",
  topic: "samples",
  applications: ["WB", "IP"],
  revised: "2026-08-03",
  title: {
    en: "Preserving phosphorylation from dish to gel",
    ja: "リン酸化を保ったままサンプルを調製する",
    zh: "从培养皿到凝胶：如何保住磷酸化修饰",
  },
  summary: {
    en: "Phosphatases work faster than most people pipette. Inhibitors, temperature and timing that keep the signal.",
    ja: "細胞溶解後もホスファターゼは速やかに作用します。シグナルを失わないための阻害剤、温度、手順をまとめました。",
    zh: "裂解之后磷酸酶依然活跃。本文总结保持信号所需的抑制剂、温度与操作时间。",
  },
  body: {
    en: `
      When a cell is lysed its kinases lose their ATP and its phosphatases keep working. A phospho-signal can halve within minutes at room temperature, so most weak phospho-blots are made at the lysis step and not at the membrane.
      ## Inhibitors that belong in the buffer
      | Inhibitor | Working concentration | Acts on |
      |---|---|---|
      | Sodium fluoride | 10–50 mM | Serine/threonine phosphatases |
      | β-Glycerophosphate | 1–10 mM | Serine/threonine phosphatases |
      | Sodium orthovanadate, activated | 1 mM | Tyrosine phosphatases |
      | Sodium pyrophosphate | 2.5 mM | Serine/threonine phosphatases |
      Orthovanadate must be activated (pH 10, boiled until colourless) and must not meet EDTA or DTT in excess, which take away its effect.
      ## Working order
      1. Chill the plate, the buffer and the scraper before the treatment ends.
      2. Remove the medium completely and rinse once with ice-cold PBS.
      3. Add lysis buffer with fresh inhibitors, or hot SDS sample buffer, which stops every enzyme at once.
      4. Sonicate briefly, clear by centrifugation at 4 °C and boil the sample for five minutes.
      Hot SDS sample buffer is the most reliable choice when only a blot is planned. It cannot be used for immunoprecipitation.
      ## Serum and handling
      Changing the medium alone activates stress kinases such as p38 and the SAPK/JNK family. Treat control dishes with the vehicle, move them the same number of times and lyse them at the same minute.`,
    ja: `
      細胞を溶解するとキナーゼはATPを失いますが、ホスファターゼの活性は残ります。室温では数分でリン酸化シグナルが半減することもあり、リン酸化の検出がうまくいかない原因の多くは、メンブレン上ではなく溶解の段階にあります。
      ## 溶解バッファーに加える阻害剤
      | 阻害剤 | 使用濃度 | 作用する酵素 |
      |---|---|---|
      | フッ化ナトリウム | 10～50 mM | セリン/スレオニンホスファターゼ |
      | β-グリセロリン酸 | 1～10 mM | セリン/スレオニンホスファターゼ |
      | 活性化オルトバナジン酸ナトリウム | 1 mM | チロシンホスファターゼ |
      | ピロリン酸ナトリウム | 2.5 mM | セリン/スレオニンホスファターゼ |
      オルトバナジン酸ナトリウムは、pH 10で無色になるまで煮沸して活性化してから使用します。過剰のEDTAやDTTが共存すると阻害効果が失われるため注意してください。
      ## 操作の手順
      1. 処理が終わる前に、プレート、バッファー、スクレーパーを冷やしておきます。
      2. 培地を完全に除き、氷冷したPBSで1回すすぎます。
      3. 阻害剤を用時添加した溶解バッファーを加えます。熱したSDSサンプルバッファーを加えれば、すべての酵素を瞬時に失活させることができます。
      4. 短時間超音波処理し、4℃で遠心した後、5分間煮沸します。
      ウェスタンブロットのみを行う場合は、熱したSDSサンプルバッファーが最も確実です。ただし、免疫沈降には使用できません。
      ## 血清と細胞の取り扱い
      培地交換だけでも、p38やSAPK/JNKなどのストレス応答キナーゼが活性化します。対照群にも溶媒のみを加え、操作回数と溶解のタイミングをそろえてください。`,
    zh: `
      细胞裂解后，激酶因失去ATP而停止工作，磷酸酶却仍然有活性。室温下短短几分钟，磷酸化信号就可能减半。因此，磷酸化条带弱，问题多半出在裂解环节，而不是在膜上。
      ## 裂解液中应加入的抑制剂
      | 抑制剂 | 工作浓度 | 作用对象 |
      |---|---|---|
      | 氟化钠 | 10–50 mM | 丝氨酸/苏氨酸磷酸酶 |
      | β-甘油磷酸钠 | 1–10 mM | 丝氨酸/苏氨酸磷酸酶 |
      | 活化的正钒酸钠 | 1 mM | 酪氨酸磷酸酶 |
      | 焦磷酸钠 | 2.5 mM | 丝氨酸/苏氨酸磷酸酶 |
      正钒酸钠需在pH 10条件下煮沸至无色，完成活化后方可使用。过量的EDTA或DTT会使其失效。
      ## 操作顺序
      1. 在处理结束之前，先将培养板、缓冲液和细胞刮预冷。
      2. 彻底吸去培养基，用冰冷的PBS漂洗一次。
      3. 加入含新鲜抑制剂的裂解液；也可直接加入热的SDS上样缓冲液，使所有酶立即失活。
      4. 短暂超声，4°C离心取上清，煮沸5分钟。
      如果只做免疫印迹，热的SDS上样缓冲液最为可靠，但不能用于免疫沉淀。
      ## 血清与操作的影响
      仅仅更换培养基就会激活p38、SAPK/JNK等应激激酶。对照组也应加入等量溶剂，移动次数和裂解时间与处理组保持一致。`,
  },
};
