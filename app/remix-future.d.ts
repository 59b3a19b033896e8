import "@remix-run/server-runtime";

// Loader data keeps its types (dates, promises) as single fetch carries it.
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
