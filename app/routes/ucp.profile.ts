import { publicPage } from "~/context/request/page";
import { loadUcpProfile } from "~/loaders/agents/ucp-profile.server";

export const loader = publicPage(["region"], loadUcpProfile);
