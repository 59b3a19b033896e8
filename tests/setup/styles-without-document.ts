/** Keeps style modules, which tests run from source, from adding styles to a document that a test has installed. */
import "@vanilla-extract/css/disableRuntimeStyles";
