/** Characters of traditional Chinese whose simplified forms occur in data/names/east-asian.tsv, and those forms in order. */
const traditional =
  "叢絲亞產倉傳傷偽體侶側蘭關興養內馮衝凍創別劑動單衛壓參雙發變疊號壞復頭奮學對導爾層屬島帶幹庫應異張彈強錄徑態癒撲擾護擇損換無時術殺極構檸標樹樣橋檢氣氫漢測濟漿潤漸濕濾點熱狀豬環瓊癥盤著睪離種穩窩類黏緊" +
  "紅纖級紡紐線組細織經結絡統維綜緩緣縮網羥聯腸腎腫膽膠脈腦膿脫節蘇範熒營藍補裝觀視覺觸記證試誘調謝貝敗質貧賴趨轉軟軸載輔輸遷過運還連適選遞遺鈣鈉鉀鐵銅鉻鏈鎖鋒鋅錨錘長閉間頓頸顆風飛飢飾餓馬驗鳥雞黃絨締於" +
  "複麵癡憶鹼穀醯";
const simplified =
  "丛丝亚产仓传伤伪体侣侧兰关兴养内冯冲冻创别剂动单卫压参双发变叠号坏复头奋学对导尔层属岛带干库应异张弹强录径态愈扑扰护择损换无时术杀极构柠标树样桥检气氢汉测济浆润渐湿滤点热状猪环琼症盘着睾离种稳窝类粘紧" +
  "红纤级纺纽线组细织经结络统维综缓缘缩网羟联肠肾肿胆胶脉脑脓脱节苏范荧营蓝补装观视觉触记证试诱调谢贝败质贫赖趋转软轴载辅输迁过运还连适选递遗钙钠钾铁铜铬链锁锋锌锚锤长闭间顿颈颗风飞饥饰饿马验鸟鸡黄绒缔于" +
  "复面痴忆碱谷酰";

const forms: ReadonlyMap<string, string> = new Map(
  Array.from(traditional, (character, at) => [character, simplified.charAt(at)] as const),
);

/** Text of the same length, in the characters of mainland China: "表皮生長因子受體". */
export const toSimplified = (text: string): string =>
  Array.from(text, (character) => forms.get(character) ?? character).join("");
