/** All SVG drawings of the content: brand, bench, multiplex panel, services, protein domains, articles and pathways. */
import { articleFigures } from "./drawings/article-figures";
import { benchDrawings } from "./drawings/bench";
import { brandDrawings } from "./drawings/brand";
import { domainDrawings } from "./drawings/domain-drawing";
import { evidenceDrawings } from "./drawings/evidence";
import { legendDrawings } from "./drawings/legend";
import { panelDrawings } from "./drawings/panel";
import { drawDiagram, pathwayDrawing } from "./drawings/pathway-drawing";
import { serviceDrawings } from "./drawings/services";
import type { Drawing } from "./drawings/svg";
import { videoPoster } from "./drawings/video-poster";
import { supportArticles } from "./kinds/articles";
import { proteinDomains } from "./kinds/domains";
import { type Diagram, type Pathway, pathways } from "./kinds/pathways";
import { videos } from "./kinds/videos";

const languages = ["en", "ja", "zh"] as const;

function pathwayDrawings(pathway: Pathway): Drawing[] {
  const draw = (diagram: Diagram, title: Pathway["title"], view?: string) =>
    languages.map((language) =>
      drawDiagram(pathwayDrawing(pathway.slug, view)[language], title[language], diagram, language),
    );
  return [
    ...draw(pathway.diagram, pathway.title),
    ...pathway.views.flatMap((view) => draw(view.diagram, view.title, view.key)),
  ];
}

export function illustrations(): Drawing[] {
  return [
    ...brandDrawings(),
    ...benchDrawings(),
    ...evidenceDrawings(),
    ...panelDrawings(),
    ...serviceDrawings(),
    ...proteinDomains.flatMap(domainDrawings),
    ...supportArticles.flatMap(articleFigures),
    ...legendDrawings(),
    ...videos.map(videoPoster),
    ...pathways.flatMap(pathwayDrawings),
  ];
}
