import { antigenRetrieval } from "./antigen-retrieval";
import type { Article } from "./article";
import { avoidingAntibodyBands } from "./avoiding-antibody-bands";
import { choosingABlockingAgent } from "./choosing-a-blocking-agent";
import { choosingALysisBuffer } from "./choosing-a-lysis-buffer";
import { choosingASecondaryAntibody } from "./choosing-a-secondary-antibody";
import { chromatinFragmentsAndInput } from "./chromatin-fragments-and-input";
import { controlsForPhosphoAntibodies } from "./controls-for-phospho-antibodies";
import { fixationForImmunofluorescence } from "./fixation-for-immunofluorescence";
import { lotToLotConsistency } from "./lot-to-lot-consistency";
import { measuringAutophagy } from "./measuring-autophagy";
import { permeabilisationForFlowCytometry } from "./permeabilisation-for-flow-cytometry";
import { preservingPhosphorylation } from "./preserving-phosphorylation";
import { readingAnElisaCurve } from "./reading-an-elisa-curve";
import { reportingAntibodies } from "./reporting-antibodies";
import { storingAntibodies } from "./storing-antibodies";
import { titratingAnAntibody } from "./titrating-an-antibody";

export const supportArticles: readonly Article[] = [
  choosingABlockingAgent,
  preservingPhosphorylation,
  choosingALysisBuffer,
  antigenRetrieval,
  fixationForImmunofluorescence,
  controlsForPhosphoAntibodies,
  permeabilisationForFlowCytometry,
  titratingAnAntibody,
  lotToLotConsistency,
  storingAntibodies,
  avoidingAntibodyBands,
  chromatinFragmentsAndInput,
  choosingASecondaryAntibody,
  reportingAntibodies,
  readingAnElisaCurve,
  measuringAutophagy,
];
