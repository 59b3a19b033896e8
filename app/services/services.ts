/** Services passed to loaders, by upstream. Each is created in `~/services/<name>/`. */

import type { AccountsService } from "./accounts/types";
import type { AvailabilityService } from "./availability/create-availability-service";
import type { CatalogueService } from "./catalogue/create-catalogue-service";
import type { CitationService } from "./citations/create-citation-service";
import type { CommerceService } from "./commerce/types";
import type { ContentService } from "./content/types";
import type { DocumentService } from "./documents/create-document-service";
import type { FeedbackService } from "./feedback/create-feedback-service";
import type { HumanCheck } from "./human-check/types";
import type { ImageService } from "./images/create-image-service";
import type { InquiryService } from "./inquiries/create-inquiry-service";
import type { LogService } from "./log/create-log-service";
import type { PanelService } from "./panel/types";
import type { ReviewSender, ReviewService } from "./reviews/create-review-service";
import type { SearchService } from "./search/types";
import type { SettingsService } from "./settings/create-settings-service";

export interface PublicServices {
  readonly catalogue: CatalogueService;
  readonly availability: AvailabilityService;
  readonly citations: CitationService;
  readonly content: ContentService;
  readonly images: ImageService;
  readonly reviews: ReviewService;
  readonly search: SearchService;
  readonly settings: SettingsService;
}

export interface PrivateServices {
  readonly accounts: AccountsService;
  readonly humanCheck: HumanCheck;
  readonly commerce: CommerceService;
  readonly documents: DocumentService;
  readonly feedback: FeedbackService;
  readonly log: LogService;
  readonly inquiries: InquiryService;
  readonly panel: PanelService;
  readonly reviewSender: ReviewSender;
}
