/** Neuroscience; columns as in `table.ts`. */
export const neuroscience = `
MAPT|P10636|4137|758|Tau|neuro|cytoskeleton|50-80|pThr181 pSer202 pThr217 pSer396 pSer404 pThr231|MTBT1;tau;PPND;FTDP-17;MSTD;MTBT2;FLJ31424;MGC138549;PPP1R103;tau-40;Tau-PHF6;DDPAC;MAPTL|microtubule associated protein tau|stabilises microtubules of axons and forms tangles in Alzheimer's disease
APP|P05067|351|770|APP|neuro|membrane|100-140|pThr668|alpha-sAPP;AD1|amyloid beta precursor protein|is the precursor of amyloid β
BACE1|P56817|23621|501|BACE|protease|membrane|70||BACE|beta-secretase 1|is the β-secretase that starts the release of amyloid β
PSEN1|P49768|5663|467|Presenilin 1|protease|er|20 50||FAD;S182;PS1;PS-1;PSNL1;AD3|presenilin 1|is the catalytic subunit of γ-secretase
SNCA|P37840|6622|140|α-Synuclein|neuro|synapse|18|pSer129|NACP;PD1;PARK1;PARK4|synuclein alpha|is a presynaptic protein that forms Lewy bodies
TARDBP|Q13148|23435|414|TDP43|rna|nucleus|28 45|pSer409|TDP-43;ALS10|TAR DNA binding protein|is an RNA-binding protein that aggregates in motor neuron disease
FUS|P35637|2521|526|FUS/TLS|rna|nucleus|75||TLS;FUS1;hnRNP-P2;HNRNPP2;ALS6|FUS RNA binding protein|is an RNA-binding protein that aggregates in motor neuron disease
HTT|P42858|3064|3142|Huntingtin|neuro|cytoplasm|350||IT15;HD|huntingtin|is a large scaffold that carries the expansion of Huntington's disease
LRRK2|Q5S007|120892|2527|LRRK2|kinase|cytoplasm|280|pSer935|ROCO2;DKFZp434H2111;FLJ45829;RIPK7;PARK8|leucine rich repeat kinase 2|is a kinase of Rab proteins, mutated in Parkinson's disease
APOE|P02649|348|317|ApoE|neuro|secreted|35||AD2|apolipoprotein E|is the lipid carrier of brain; its variants change the risk of Alzheimer's disease
GFAP|P14136|2670|432|GFAP|neuro|cytoskeleton|50||FLJ45472|glial fibrillary acidic protein|is the intermediate filament of astrocytes
NEFL|P07196|4747|543|Neurofilament-L|neuro|cytoskeleton|70||NFL;CMT1F;CMT2E;NF68;PPP1R110|neurofilament light chain|is the light chain of neurofilaments
NEFM|P07197|4741|916|Neurofilament-M|neuro|cytoskeleton|160||NFM;NF-M;NEF3|neurofilament medium chain|is the medium chain of neurofilaments
NEFH|P12036|4744|1020|Neurofilament-H|neuro|cytoskeleton|200||NF-H;NFH|neurofilament heavy chain|is the heavy chain of neurofilaments
MAP2|P11137|4133|1827|MAP2|neuro|cytoskeleton|280|pSer136|MAP2A;MAP2B;MAP2C|microtubule associated protein 2|is a microtubule-associated protein of dendrites
RBFOX3|A6NFN3|146713|312|NeuN|neuro|nucleus|46 55||FOX-3;NeuN;HRNBP3|RNA binding fox-1 homolog 3|is a splicing factor of mature neurons
DCX|O43602|1641|365|Doublecortin|neuro|cytoskeleton|45|pSer297|SCLH;DC;LISX;DBCN;XLIS|doublecortin|is a microtubule-associated protein of migrating neurons
NES|P48681|10763|1621|Nestin|neuro|cytoskeleton|200-260||FLJ21841|nestin|is the intermediate filament of neural stem cells
OLIG2|Q13516|10215|323|Olig2|tf|nucleus|37||RACK17;OLIGO2;bHLHe19;PRKCBP2;BHLHB1|oligodendrocyte transcription factor 2|is a transcription factor of oligodendrocytes and glioma
MBP|P02686|4155|304|Myelin Basic Protein|neuro|membrane|14-21|||myelin basic protein|compacts myelin
MOG|Q16653|4340|247|MOG|neuro|membrane|26-28||BTN6;BTNL11|myelin oligodendrocyte glycoprotein|is a minor protein of the outer myelin sheath
PLP1|P60201|5354|277|PLP1|neuro|membrane|25-30||GPM6C;SPG2;PLP|proteolipid protein 1|is the major protein of central myelin
CNP|P09543|1267|421|CNPase|enzyme|cytoplasm|47|||2',3'-cyclic nucleotide 3' phosphodiesterase|is an enzyme of non-compact myelin
CSPG4|Q6UVK1|1464|2322|NG2|neuro|membrane|250-300||MCSPG;MEL-CSPG;MSK16;NG2;MCSP;HMW-MAA;CSPG4A|chondroitin sulfate proteoglycan 4|is a proteoglycan of oligodendrocyte precursors
DLG4|P78352|1742|724|PSD95|neuro|synapse|95|pSer295|PSD-95;PSD95;SAP90;SAP-90|discs large MAGUK scaffold protein 4|is the scaffold of excitatory synapses
SYN1|P17600|6853|705|Synapsin-1|neuro|synapse|77|pSer9 pSer605|MRX50|synapsin I|holds synaptic vesicles in reserve
SNAP25|P60880|6616|206|SNAP25|neuro|synapse|28||SNAP-25;RIC-4;RIC4;SEC9;SNAP|synaptosome associated protein 25|is a SNARE protein of synaptic exocytosis
STX1A|Q16623|6804|288|Syntaxin 1A|neuro|synapse|35||HPC-1;p35-1;STX1|syntaxin 1A|is a SNARE protein of the presynaptic membrane
VAMP2|P63027|6844|116|VAMP2|neuro|synapse|16-18||VAMP-2;SYB2|vesicle associated membrane protein 2|is the SNARE protein of synaptic vesicles
GAP43|P17677|2596|238|GAP43|neuro|membrane|43-50|pSer41|B-50;PP46;GAP-43|growth associated protein 43|is a protein of growing axons
GRIN1|Q05586|2902|938|NMDA Receptor 1|channel|synapse|120|pSer896|GluN1;NR1;NMDAR1|glutamate ionotropic receptor NMDA type subunit 1|is the obligate subunit of NMDA receptors
GRIN2A|Q12879|2903|1464|NMDA Receptor 2A|channel|synapse|170-180||GluN2A;NR2A;NMDAR2A|glutamate ionotropic receptor NMDA type subunit 2A|is an NMDA receptor subunit of mature synapses
GRIN2B|Q13224|2904|1484|NMDA Receptor 2B|channel|synapse|180-190|pTyr1472|GluN2B;NR2B;NMDAR2B|glutamate ionotropic receptor NMDA type subunit 2B|is an NMDA receptor subunit of young synapses
GRIA1|P42261|2890|906|AMPA Receptor 1|channel|synapse|100|pSer849 pSer863|GluA1;GLURA;GLUR1|glutamate ionotropic receptor AMPA type subunit 1|is an AMPA receptor subunit trafficked in plasticity
GRIA2|P42262|2891|883|AMPA Receptor 2|channel|synapse|100|pSer880|GluA2;GLURB;GluR-K2;GluR-B;GluR-2|glutamate ionotropic receptor AMPA type subunit 2|is the AMPA receptor subunit that limits calcium entry
GABRA1|P14867|2554|456|GABA(A)R α1|channel|synapse|52||EJM5|gamma-aminobutyric acid type A receptor subunit alpha1|is a subunit of inhibitory receptors
GAD1|Q99259|2571|594|GAD1|enzyme|cytoplasm|67||GAD|glutamate decarboxylase 1|makes GABA in interneurons
GAD2|Q05329|2572|585|GAD2|enzyme|synapse|65||GAD65|glutamate decarboxylase 2|makes GABA at synapses and is an autoantigen of diabetes
SLC17A7|Q9P2U7|57030|560|VGLUT1|transporter|synapse|60||BNPI;VGLUT1|solute carrier family 17 member 7|fills synaptic vesicles with glutamate
SLC32A1|Q9H598|140679|525|VGAT|transporter|synapse|57||VGAT;bA122O1.1;VIAAT|solute carrier family 32 member 1|fills synaptic vesicles with GABA
TH|P07101|7054|528|Tyrosine Hydroxylase|enzyme|cytoplasm|58|pSer40 pSer31|DYT5b|tyrosine hydroxylase|is the first enzyme of dopamine synthesis
SLC6A3|Q01959|6531|620|DAT|transporter|membrane|60-80||DAT;DAT1|solute carrier family 6 member 3|takes dopamine up into neurons
CHAT|P28329|1103|748|ChAT|enzyme|cytoplasm|68-70||CHOACTase|choline O-acetyltransferase|makes acetylcholine
CALB1|P05937|793|261|Calbindin|neuro|cytoplasm|28||CALB|calbindin 1|is a calcium-binding protein of interneurons and Purkinje cells
PVALB|P20472|5816|110|Parvalbumin|neuro|cytoplasm|12||D22S749|parvalbumin|is a calcium-binding protein of fast interneurons
CALB2|P22676|794|271|Calretinin|neuro|cytoplasm|29||CAL2|calbindin 2|is a calcium-binding protein of interneurons and mesothelium
SST|P61278|6750|116|Somatostatin|neuro|secreted|14||SMST;SST1|somatostatin|is an inhibitory peptide of interneurons and islets
BDNF|P23560|627|247|BDNF|cytokine|secreted|14 32|||brain derived neurotrophic factor|is a neurotrophin of plasticity
NGF|P01138|4803|241|β-NGF|cytokine|secreted|13 27||NGFB|nerve growth factor|is a neurotrophin of sensory and sympathetic neurons
CDK5|Q00535|1020|292|CDK5|kinase|cytoplasm|30||PSSALRE|cyclin dependent kinase 5|is the cyclin-dependent kinase of neurons
CDK5R1|Q15078|8851|307|p35/25|neuro|cytoplasm|25 35||p35nck5a;Nck5a;p35|cyclin dependent kinase 5 regulatory subunit 1|activates CDK5 in neurons
ARC|Q7LC44|23237|396|Arc|neuro|synapse|55||KIAA0278;Arg3.1|activity regulated cytoskeleton associated protein|is an immediate early protein of synapses
FMR1|Q06787|2332|632|FMRP|rna|cytoplasm|80|pSer500|FMRP;FRAXA;MGC87458;POF1;POF|fragile X messenger ribonucleoprotein 1|is an RNA-binding protein lost in fragile X syndrome
SHANK3|Q9BYB0|85358|1731|Shank3|neuro|synapse|190-200||SPANK-2;prosap2;KIAA1650;PSAP2|SH3 and multiple ankyrin repeat domains 3|is a scaffold of excitatory synapses linked to autism
HOMER1|Q86YM7|9456|354|Homer1|neuro|synapse|47||Ves-1;SYN47;HOMER-1B|homer scaffold protein 1|is a scaffold of glutamate receptors
GPHN|Q9NQX3|10243|736|Gephyrin|neuro|synapse|93||KIAA1385;GEPH;GPH|gephyrin|is the scaffold of inhibitory synapses
UCHL1|P09936|7345|223|UCHL1|ubiquitin|cytoplasm|25||PGP9.5;Uch-L1;UCHL-1;PARK5|ubiquitin C-terminal hydrolase L1|is a deubiquitinase of neurons
ENO2|P09104|2026|434|NSE|enzyme|cytoplasm|47||NSE|enolase 2|is the enolase of neurons
AQP4|P55087|361|323|Aquaporin 4|channel|membrane|30-34||MIWC;AQP-4;hAQP4|aquaporin 4|is the water channel of astrocytic endfeet
SLC1A2|P43004|6506|574|EAAT2|transporter|membrane|65-70||GLT-1;GLT1;EAAT2;HBGT|solute carrier family 1 member 2|takes glutamate up into astrocytes
SLC1A3|P43003|6507|542|EAAT1|transporter|membrane|55-65||EAAT1;GLAST;EA6;GLAST1|solute carrier family 1 member 3|takes glutamate up into astrocytes
TMEM119|Q4V9L6|338773|283|TMEM119|marker|membrane|58||OBIF|transmembrane protein 119|is a marker of resident microglia
TUBB2A|Q13885|7280|445|β2A-Tubulin|cytoskeleton|cytoskeleton|55||dJ40E16.7;TUBB;TUBB2|tubulin beta 2A class IIa|is a tubulin isotype of brain
PRPH|P41219|5630|470|Peripherin|neuro|cytoskeleton|57||PRPH1;NEF4|peripherin|is an intermediate filament of peripheral neurons
GRN|P28799|2896|593|Progranulin|neuro|secreted|70-80||PCDGF;PGRN;CLN11|granulin precursor|is a secreted lysosomal factor lost in frontotemporal dementia
C9orf72|Q96LT7|203228|481|C9orf72|neuro|cytoplasm|54||MGC23980;DENNL72;DENND9|C9orf72-SMCR8 complex subunit|is a guanine exchange factor linked to motor neuron disease
SOD3|P08294|6649|240|SOD3|enzyme|secreted|30||EC-SOD|superoxide dismutase 3|removes superoxide outside the cell
`;
