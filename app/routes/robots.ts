import { publicPage } from "~/context/request/page";
import { loadRobots } from "~/loaders/feeds/robots.server";

export const loader = publicPage(["region"], loadRobots);
