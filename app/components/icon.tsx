/** The icons of the shop, by what they mean here. Lucide, 1.75 px lines to match the weight of the text. */
import {
  ArrowDownUp,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Building2,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  Copy,
  Download,
  FileText,
  FlaskConical,
  Globe,
  Images,
  Info,
  LayoutGrid,
  ListFilter,
  Lock,
  LogOut,
  Mail,
  Menu,
  Minus,
  Package,
  Pencil,
  Phone,
  Plus,
  Printer,
  Quote,
  RotateCw,
  Rows3,
  Search,
  ShoppingBasket,
  SlidersHorizontal,
  Star,
  Trash2,
  TriangleAlert,
  Truck,
  User,
  WifiOff,
  X,
  ZoomIn,
} from "lucide-react";
import * as css from "./icon.css";
import { classes } from "./ui/classes";

const icons = {
  sort: ArrowDownUp,
  back: ArrowLeft,
  forward: ArrowRight,
  external: ArrowUpRight,
  company: Building2,
  check: Check,
  down: ChevronDown,
  previous: ChevronLeft,
  next: ChevronRight,
  up: ChevronUp,
  problem: CircleAlert,
  success: CircleCheck,
  help: CircleHelp,
  history: Clock,
  copy: Copy,
  download: Download,
  document: FileText,
  protocol: FlaskConical,
  country: Globe,
  figures: Images,
  info: Info,
  cards: LayoutGrid,
  filter: ListFilter,
  lock: Lock,
  signOut: LogOut,
  mail: Mail,
  menu: Menu,
  minus: Minus,
  product: Package,
  edit: Pencil,
  phone: Phone,
  plus: Plus,
  print: Printer,
  quote: Quote,
  refresh: RotateCw,
  rows: Rows3,
  search: Search,
  basket: ShoppingBasket,
  settings: SlidersHorizontal,
  favourite: Star,
  delete: Trash2,
  warning: TriangleAlert,
  shipping: Truck,
  account: User,
  offline: WifiOff,
  close: X,
  zoom: ZoomIn,
} as const;

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];

interface IconProps {
  name: IconName;
  size?: keyof typeof css.size;
  /** Only when the icon stands alone and says something; else it is hidden from screen readers. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = "md", label, className }: IconProps) {
  const Drawing = icons[name];
  const naming = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return <Drawing className={classes(css.size[size], className)} strokeWidth={1.75} focusable="false" {...naming} />;
}
