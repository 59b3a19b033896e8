import { action as formAction } from "~/context/page";
import { guardedPrivate } from "~/guards/guarded";
import { panelStepGuards } from "~/guards/panel-guards";
import { keepPanelDesign } from "~/loaders/panel-design-action.server";

export const action = formAction(guardedPrivate(panelStepGuards, keepPanelDesign));
