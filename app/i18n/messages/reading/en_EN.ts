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
    "Its address does not say which product or page it was. Search for what you need; product numbers are the same as before.",
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
    site: "Residue that changes",
    membrane: "Plasma membrane",
    nucleus: "Border of the nucleus",
  },
} as const;
