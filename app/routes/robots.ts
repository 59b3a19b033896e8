import { publicPage } from "~/context/page";
import { loadRobots } from "~/loaders/feeds/robots.server";

export const loader = publicPage(["region"], loadRobots);
