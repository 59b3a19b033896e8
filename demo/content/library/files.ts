import type { Localized } from "../locales";

/** Spreadsheet tables of the content library, which laboratories can edit. */
export interface GuideFile {
  readonly key: string;
  readonly filename: string;
  readonly mime: "text/csv; charset=utf-8";
  readonly title: string;
  readonly body: Localized<string>;
}

const rows = "ABCDEFGH".split("");
const columns = Array.from({ length: 12 }, (_, index) => index + 1);

/** Wells of a plate with standards in the second and third column and blanks at the edge. */
function plateLayout(names: { standard: string; blank: string; sample: string }): string {
  let sample = 0;
  const lines = rows.map((row, rowIndex) => {
    const wells = columns.map((column) => {
      const rim = rowIndex === 0 || rowIndex === rows.length - 1 || column === 1 || column === columns.length;
      if (rim) return names.blank;
      if (column <= 3) return `${names.standard} ${rowIndex}`;
      if (column % 2 === 0) sample += 1;
      return `${names.sample} ${sample}`;
    });
    return [row, ...wells].join(",");
  });
  return [["", ...columns].join(","), ...lines].join("\r\n");
}

const csvMark = "\uFEFF";

export const guideFiles: readonly GuideFile[] = [
  {
    key: "plate-layout",
    filename: "elisa-plate-layout.csv",
    mime: "text/csv; charset=utf-8",
    title: "ELISA plate layout",
    body: {
      en: csvMark + plateLayout({ standard: "Standard", blank: "Blank", sample: "Sample" }),
      ja: csvMark + plateLayout({ standard: "標準品", blank: "ブランク", sample: "サンプル" }),
      zh: csvMark + plateLayout({ standard: "标准品", blank: "空白", sample: "样品" }),
    },
  },
  {
    key: "buffer-recipes",
    filename: "buffer-recipes.csv",
    mime: "text/csv; charset=utf-8",
    title: "Buffer recipes",
    body: {
      en: `${csvMark}Buffer,Component,For 1 litre\r\nTBS 10X,Tris base,24.2 g\r\nTBS 10X,Sodium chloride,87.7 g\r\nTBS 10X,"Hydrochloric acid to pH 7.6",as needed\r\nTBST 1X,TBS 10X,100 ml\r\nTBST 1X,Tween-20,1 ml\r\nCitrate 10 mM,"Citric acid, anhydrous",1.92 g\r\nCitrate 10 mM,"Sodium hydroxide to pH 6.0",as needed\r\nTris-EDTA 10 mM / 1 mM,Tris base,1.21 g\r\nTris-EDTA 10 mM / 1 mM,"EDTA disodium, dihydrate",0.37 g\r\nTris-EDTA 10 mM / 1 mM,"Adjust to pH 9.0",as needed`,
      ja: `${csvMark}バッファー,成分,1リットルあたり\r\nTBS 10X,トリス塩基,24.2 g\r\nTBS 10X,塩化ナトリウム,87.7 g\r\nTBS 10X,塩酸でpH 7.6に調整,適量\r\nTBST 1X,TBS 10X,100 ml\r\nTBST 1X,Tween-20,1 ml\r\nクエン酸 10 mM,クエン酸（無水）,1.92 g\r\nクエン酸 10 mM,水酸化ナトリウムでpH 6.0に調整,適量\r\nTris-EDTA 10 mM / 1 mM,トリス塩基,1.21 g\r\nTris-EDTA 10 mM / 1 mM,EDTA二ナトリウム二水和物,0.37 g\r\nTris-EDTA 10 mM / 1 mM,pH 9.0に調整,適量`,
      zh: `${csvMark}缓冲液,成分,每升用量\r\nTBS 10X,Tris碱,24.2 g\r\nTBS 10X,氯化钠,87.7 g\r\nTBS 10X,用盐酸调至pH 7.6,适量\r\nTBST 1X,TBS 10X,100 ml\r\nTBST 1X,Tween-20,1 ml\r\n柠檬酸 10 mM,无水柠檬酸,1.92 g\r\n柠檬酸 10 mM,用氢氧化钠调至pH 6.0,适量\r\nTris-EDTA 10 mM / 1 mM,Tris碱,1.21 g\r\nTris-EDTA 10 mM / 1 mM,EDTA二钠二水合物,0.37 g\r\nTris-EDTA 10 mM / 1 mM,调至pH 9.0,适量`,
    },
  },
];
