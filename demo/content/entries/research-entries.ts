import { domainDrawingIds } from "../drawings/domain-drawing";
import { pathwayDrawing } from "../drawings/pathway-drawing";
import { domainUrl, type ProteinDomain } from "../kinds/domains";
import { chartKey, libraryFileUrl } from "../kinds/library";
import { type Pathway, pathwayUrl } from "../kinds/pathways";
import { everywhere, type Localized } from "../locales";
import { richText } from "../rich-text/rich-text";
import { type Entry, entry, type Language } from "./entry";
import type { Images } from "./images";
import type { Links } from "./links";
import { seoMetadata } from "./seo";

const framed = (name: Localized<string>, en: string, ja: string, zh: string): Localized<string> => ({
  en: en.replace("%", name.en),
  ja: ja.replace("%", name.ja),
  zh: zh.replace("%", name.zh),
});

export function pathwayEntry(pathway: Pathway, links: Links, images: Images): Entry {
  const link = links.to(pathwayUrl(pathway), pathway.title);
  const diagram = images.of(pathwayDrawing(pathway.slug), {
    title: pathway.title,
    alt: framed(pathway.title, "Diagram: %", "%の経路図", "%示意图"),
    caption: pathway.summary,
  });
  const views = pathway.views.map((view) => ({
    title: view.title,
    image: images.of(pathwayDrawing(pathway.slug, view.key), {
      title: view.title,
      alt: framed(view.title, "Diagram: %", "%の経路図", "%示意图"),
    }),
  }));
  return entry("pathway_diagram", `pathway-${pathway.slug}`, (language) => ({
    title: pathway.title[language],
    devkey: pathway.slug,
    diagram_images: [diagram],
    show_legend: pathway.showLegend,
    description: richText(pathway.body[language]),
    pdf_link: { title: downloadTitle[language], href: libraryFileUrl(chartKey(pathway)) },
    page: { navigation_link: link, noindex: false, nofollow: false },
    extended_views: views.map((view) => ({ title: view.title[language], image: view.image })),
    seo_metadata: seoMetadata(language, pathway.title, pathway.summary),
  }));
}

const downloadTitle: Localized<string> = {
  en: "Diagram as PDF, to print",
  ja: "経路図をPDFでダウンロード（印刷用）",
  zh: "下载通路图PDF（可打印）",
};

export function domainEntry(domain: ProteinDomain, links: Links, images: Images): Entry {
  const link = links.to(domainUrl(domain), domain.title);
  const ids = domainDrawingIds(domain);
  const image = images.of(ids.image, {
    alt: framed(domain.title, "%: pocket with its ligand", "%の結合ポケットとリガンド", "%：结合口袋与配体"),
  });
  const structure = images.of(ids.structure, {
    alt: framed(domain.title, "%: order of strands and helices", "%の二次構造の並び", "%：二级结构的排列"),
  });
  const chains = domain.chains.map((chain, index) =>
    images.of(ids.chains[index] ?? "", {
      alt: framed(everywhere(chain.protein), "Domains of %", "%のドメイン構成", "%的结构域组成"),
    }),
  );
  return entry("protein_domain_page", `domain-${domain.slug}`, (language: Language) => ({
    title: domain.title[language],
    domain_image: image,
    domain_binding: richText(domain.binding[language]),
    structure,
    structure_reference: richText(domain.structure[language]),
    example_images: chains,
    binding_examples: domain.examples.map((example) => ({
      protein: example.protein,
      binding_partner: example.partner,
      site: example.site,
    })),
    consensus_binding_sites: domain.consensus.map((site) => ({ sequence: site.sequence, note: site.note[language] })),
    additional_content: richText(domain.additional[language]),
    page: { navigation_link: link, noindex: false, nofollow: false },
    seo_metadata: seoMetadata(language, domain.title, domain.summary),
  }));
}
