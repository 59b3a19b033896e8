import { publicPage } from "~/context/page";
import { loadRobots } from "~/loaders/robots.server";

export const loader = publicPage(["region"], loadRobots);
