import { publicPage } from "~/context/request/page";
import { loadSecurityText } from "~/loaders/feeds/security-txt.server";

export const loader = publicPage(["region"], loadSecurityText);
