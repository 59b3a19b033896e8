import { aboutUs, contactUs, mediaRoom, orderSupport, ourCompany, privacy, terms } from "./company-pages";
import {
  articles,
  downloads,
  learnAndSupport,
  protocolsPage,
  ptmDatabase,
  technicalSupport,
  videosPage,
} from "./learn-pages";
import type { Page } from "./page";
import { domainOverview, pathwayOverview } from "./pathway-pages";
import { productInformation, promotions, signalStar, validation } from "./product-pages";
import { immunology, neuroscience } from "./research-area-pages";
import { biomarkerGuide, cancer, research } from "./research-pages";
import { formulations, inquiryOverview, proteomicsServices, ptmScanInquiries, services } from "./services-pages";
import { showcase, withoutFrame } from "./showcase-page";
import { returns, shipping, supportInformation } from "./support-pages";
import { troubleshooting, troubleshootingGuides } from "./troubleshooting-pages";

export const pages: readonly Page[] = [
  productInformation,
  promotions,
  validation,
  signalStar,
  research,
  cancer,
  biomarkerGuide,
  immunology,
  neuroscience,
  pathwayOverview,
  domainOverview,
  learnAndSupport,
  technicalSupport,
  articles,
  troubleshooting,
  ...troubleshootingGuides,
  supportInformation,
  shipping,
  returns,
  downloads,
  videosPage,
  ptmDatabase,
  protocolsPage,
  services,
  inquiryOverview,
  formulations,
  proteomicsServices,
  ptmScanInquiries,
  aboutUs,
  ourCompany,
  mediaRoom,
  contactUs,
  orderSupport,
  terms,
  privacy,
  showcase,
  withoutFrame,
];
