/**
 * Names and descriptions by which a browser offers forms to an agent as tools (WebMCP, declarative). Without
 * `toolautosubmit`, the agent fills the form in and the person sends it. Each is a constant of its own, so a page loads
 * only the texts of its forms.
 */
import "react";

declare module "react" {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
}

export const searchTool = {
  toolname: "search_products",
  tooldescription: "Search reagents by target, clone, method, name or catalog number.",
} as const;

export const quickAddTool = {
  toolname: "add_by_number",
  tooldescription: "Add sizes to the basket by catalog number (4060S) and quantity, one pair of fields a size.",
} as const;

export const pasteTool = {
  toolname: "review_list",
  tooldescription:
    "Paste an order, a table or a methods section; the next page judges every line before anything is added.",
} as const;

export const quoteContactTool = {
  toolname: "quote_contact",
  tooldescription: "Name, email and organisation of the person who asks for a quote.",
} as const;
