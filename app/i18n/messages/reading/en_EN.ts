/** Words around what editors wrote: lists, legends, what to read next. Only the server reads these texts. */
export const reading = {
  filter: { all: "All", format: "Format", category: "Topic", collection: "Series" },
  videos: "Videos",
  webinars: "Webinars",
  watchNext: "Watch next",
  allVideos: "All videos and webinars",
  moreNews: "More news",
  allNews: "All news",
  legacyTitle: "This page belonged to our former shop",
  legacyText:
    "Its address does not tell us which product or page it was. Search for what you need; product numbers have not changed.",
  legendTitle: "Legend",
  legend: {
    receptor: "Receptor",
    kinase: "Kinase",
    phosphatase: "Phosphatase",
    adaptor: "Adaptor",
    effector: "Other protein",
    transcription: "Transcription factor",
    lipid: "Lipid or second messenger",
    process: "Outcome",
    activates: "Activates",
    inhibits: "Inhibits",
    site: "Modified residue",
    membrane: "Plasma membrane",
    nucleus: "Nuclear envelope",
  },
} as const;
