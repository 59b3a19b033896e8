import "@remix-run/server-runtime";

// Single fetch keeps the types of loader data (dates, promises).
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
