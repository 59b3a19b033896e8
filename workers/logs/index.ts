export default {
  async fetch() {
    return new Response("logs");
  },
  async tail() {},
};
