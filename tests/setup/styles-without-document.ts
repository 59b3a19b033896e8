/** Files of styles, which tests run as they are, add nothing to a document that a test has put in place. */
import "@vanilla-extract/css/disableRuntimeStyles";
