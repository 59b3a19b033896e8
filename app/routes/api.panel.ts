import { keepPanelDesign } from "~/actions/panel/design.server";
import { action as formAction } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { panelStepGuards } from "~/guards/panel-guards";

export const action = formAction(guardedPrivate(panelStepGuards, keepPanelDesign));
