import type { Article } from "./article";

export const storingAntibodies: Article = {
  number: 110,
  slug: "storing-antibodies",
  topic: "products",
  applications: [],
  revised: "2026-03-11",
  title: { en: "Storing antibodies", ja: "抗体の保存方法", zh: "抗体的储存" },
  summary: {
    en: "–20 °C with glycerol, 4 °C for conjugates, and why a few days in transit do no harm.",
    ja: "グリセロール入りは-20℃、標識抗体は4℃。輸送中の数日間が問題にならない理由も説明します。",
    zh: "含甘油的产品存放于-20°C，偶联抗体存放于4°C；并说明为何运输途中的几天不会造成损害。",
  },
  body: {
    en: `
      | Product | Store at | Do not |
      |---|---|---|
      | Antibody in 50% glycerol | –20 °C, does not freeze | aliquot: small volumes lose more to the wall than they gain |
      | Fluorescent conjugate | 4 °C, in the dark | freeze: PE and APC lose their fluorescence |
      | HRP conjugate | –20 °C in glycerol or 4 °C as labelled | add sodium azide |
      | Carrier-free antibody in PBS | –20 °C or –80 °C in aliquots | thaw more than once |
      | Lyophilised protein | –20 °C, dry | open before it has reached room temperature |
      ## In transit
      Antibodies are stable proteins. Those in glycerol travel on cold packs, and a delay of several days at ambient temperature does not change their performance. If a parcel arrives warm, store the product as labelled, test it, and write to us if it fails: it is covered by the guarantee.
      ## Diluted antibody
      A working dilution in 5% BSA with 0.02% sodium azide keeps about two weeks at 4 °C and can be used again for blots of the same target. Without azide use it within a day. Do not reuse dilutions in milk.`,
    ja: `
      | 製品 | 保存条件 | 避けること |
      |---|---|---|
      | 50%グリセロール入り抗体 | -20℃（凍結しません） | 小分け（微量では器壁への吸着による損失が大きい） |
      | 蛍光標識抗体 | 4℃、遮光 | 凍結（PEやAPCは蛍光を失う） |
      | HRP標識抗体 | 表示に従い-20℃（グリセロール入り）または4℃ | アジ化ナトリウムの添加 |
      | キャリアフリー抗体（PBS溶液） | 小分けして-20℃または-80℃ | 2回以上の凍結融解 |
      | 凍結乾燥タンパク質 | -20℃、乾燥状態 | 室温に戻る前の開封 |
      ## 輸送について
      抗体は安定なタンパク質です。グリセロール入りの製品は保冷剤とともに発送しており、常温で数日遅延しても性能は変わりません。保冷剤が溶けた状態で届いた場合も、表示の温度で保存し、まず性能をご確認ください。問題があれば品質保証の対象となりますので、ご連絡ください。
      ## 希釈した抗体
      5% BSAと0.02%アジ化ナトリウムを含む希釈液は4℃で約2週間保存でき、同じ標的のブロットに再利用できます。アジ化ナトリウムを含まない場合は当日中に使用してください。スキムミルクで希釈した抗体は再利用できません。`,
    zh: `
      | 产品 | 储存条件 | 应避免 |
      |---|---|---|
      | 含50%甘油的抗体 | -20°C（不会结冰） | 分装：小体积吸附损失更大 |
      | 荧光偶联抗体 | 4°C避光 | 冷冻：PE和APC会失去荧光 |
      | HRP偶联抗体 | 按标签，-20°C（含甘油）或4°C | 添加叠氮化钠 |
      | PBS中的无载体蛋白抗体 | 分装后-20°C或-80°C | 反复冻融 |
      | 冻干蛋白 | -20°C，干燥 | 未恢复室温即开盖 |
      ## 运输
      抗体是稳定的蛋白。含甘油的产品随冰袋运输，即使常温延误数日，性能也不受影响。收到包裹时如冰袋已融化，请按标签温度存放并先行测试；若结果异常，请联系我们，质量保证条款予以涵盖。
      ## 稀释后的抗体
      以5% BSA加0.02%叠氮化钠配制的工作液，4°C可保存约两周，并可重复用于同一靶点的印迹。不含叠氮化钠的请当天用完。奶粉稀释的抗体不可重复使用。`,
  },
};
