import type { Protocol } from "./protocol";

export const cellExtracts: Protocol = {
  number: 80,
  applications: ["WB", "IP"],
  revised: "2026-02-17",
  title: {
    en: "Cell extracts from adherent and suspended cells",
    ja: "接着細胞・浮遊細胞からの細胞抽出物の調製",
    zh: "贴壁与悬浮细胞裂解物的制备",
  },
  summary: {
    en: "A common start for blotting and precipitation, with a note on tissue.",
    ja: "ウェスタンブロットと免疫沈降に共通する調製法です。組織の場合の注意点も記載しています。",
    zh: "印迹与沉淀实验的共同起点，并附组织样品说明。",
  },
  body: {
    en: `
      ## Adherent cells
      1. Put the dish on ice, aspirate, rinse with 5 ml ice-cold PBS.
      2. Add 400 µl of lysis buffer with fresh inhibitors to a 10 cm dish. Wait 5 minutes, scrape.
      ## Suspended cells
      1. Spin at 300 × g for 5 minutes at 4 °C. Wash once in ice-cold PBS.
      2. Add 200 µl of lysis buffer for 10 million cells. Mix and leave on ice for 5 minutes.
      ## Tissue
      1. Freeze in liquid nitrogen, grind to powder, add 10 volumes of buffer.
      2. Homogenise with 15 strokes on ice. Never let the powder thaw before the buffer touches it.
      ## Common steps
      1. Sonicate on ice, three times 5 seconds.
      2. Spin at 14,000 × g for 10 minutes at 4 °C. Keep the supernatant.
      3. Determine the protein with a BCA assay, which tolerates detergents; a Bradford assay does not tolerate SDS.
      4. Make aliquots, freeze at –80 °C, thaw once.`,
    ja: `
      ## 接着細胞
      1. ディッシュを氷上に置き、培地を除いて5 mlの氷冷PBSですすぎます。
      2. 阻害剤を用時添加した溶解バッファーを10 cmディッシュあたり400 µl加え、5分間置いてから掻き取ります。
      ## 浮遊細胞
      1. 4℃、300 × gで5分間遠心し、氷冷PBSで1回洗浄します。
      2. 細胞1,000万個あたり200 µlの溶解バッファーを加えて混和し、氷上に5分間置きます。
      ## 組織
      1. 液体窒素で凍結して粉砕し、10倍量のバッファーを加えます。
      2. 氷上で15ストローク、ホモジナイズします。バッファーを加える前に粉末を融解させないでください。
      ## 共通の操作
      1. 氷上で5秒間×3回超音波処理します。
      2. 4℃、14,000 × gで10分間遠心し、上清を回収します。
      3. タンパク質濃度は、界面活性剤の影響を受けにくいBCA法で測定します。Bradford法はSDSの影響を受けます。
      4. 小分けして-80℃で保存し、融解は1回限りとします。`,
    zh: `
      ## 贴壁细胞
      1. 将培养皿置于冰上，吸去培养基，用5 ml冰冷PBS漂洗。
      2. 10 cm皿加400 µl含新鲜抑制剂的裂解液，放置5分钟后刮下。
      ## 悬浮细胞
      1. 4°C、300 × g离心5分钟，冰冷PBS洗一次。
      2. 每1,000万个细胞加200 µl裂解液，混匀，冰上放置5分钟。
      ## 组织
      1. 液氮速冻并研磨成粉，加10倍体积裂解液。
      2. 冰上匀浆15次。加入裂解液之前，粉末不得融化。
      ## 通用步骤
      1. 冰上超声3次，每次5秒。
      2. 4°C、14,000 × g离心10分钟，取上清。
      3. 用BCA法测定蛋白浓度（耐受去污剂）；Bradford法不耐受SDS。
      4. 分装，-80°C保存，仅限冻融一次。`,
  },
};
