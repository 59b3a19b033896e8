/** Maps each component to its example. */
import type { ComponentType } from "react";
import {
  ButtonExample,
  DialogExample,
  DisclosureExample,
  LinkExample,
  MenuExample,
  QuantityExample,
  SearchExample,
} from "./actions";
import { CardExample } from "./cards";
import {
  AccordionExample,
  CarouselExample,
  HeroExample,
  ImageMapExample,
  NavigationExample,
  TilesExample,
} from "./content-blocks";
import { CustomComponentExample } from "./content-components";
import { FigureExample, RichTextExample, VideoExample } from "./content-media";
import { CitationsExample, DefinitionListExample, MatrixExample, PriceExample, TableExample } from "./data";
import { FormExample } from "./form";
import { ColorsExample, IconsExample, LayoutExample } from "./foundation";
import { EmptyExample, NoticeExample, ProgressExample, ToastExample } from "./messages";
import type { ExampleName } from "./names";
import { BreadcrumbExample, ChipExample, PaginationExample, TabsExample } from "./navigation";
import { ProductInformationExample, ReviewsExample } from "./product";
import { SizesExample } from "./sizes";

const examples: Readonly<Record<ExampleName, ComponentType>> = {
  colours: ColorsExample,
  layout: LayoutExample,
  icons: IconsExample,
  button: ButtonExample,
  link: LinkExample,
  form: FormExample,
  quantity: QuantityExample,
  search: SearchExample,
  menu: MenuExample,
  dialog: DialogExample,
  disclosure: DisclosureExample,
  tabs: TabsExample,
  breadcrumb: BreadcrumbExample,
  pagination: PaginationExample,
  chip: ChipExample,
  table: TableExample,
  "definition-list": DefinitionListExample,
  matrix: MatrixExample,
  card: CardExample,
  price: PriceExample,
  citations: CitationsExample,
  "product-information": ProductInformationExample,
  sizes: SizesExample,
  reviews: ReviewsExample,
  notice: NoticeExample,
  toast: ToastExample,
  progress: ProgressExample,
  empty: EmptyExample,
  hero: HeroExample,
  "content-tiles": TilesExample,
  carousel: CarouselExample,
  "content-navigation": NavigationExample,
  "rich-text": RichTextExample,
  figure: FigureExample,
  video: VideoExample,
  "image-map": ImageMapExample,
  accordion: AccordionExample,
  "custom-component": CustomComponentExample,
};

export function exampleOf(name: ExampleName): ComponentType {
  return examples[name];
}
