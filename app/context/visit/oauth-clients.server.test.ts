import { describe, expect, it } from "vitest";
import { createOauthClients } from "./oauth-clients.server";

const secrets = ["a-secret-of-32-characters-or-more"];
const id = "https://agent.example/client.json";
const metadata = { client_id: id, client_name: "Agent", redirect_uris: ["https://agent.example/back"] };
const documentsOf = (document: unknown) => ({ read: async () => document, known: () => document });
const clientsWith = (document: unknown) => createOauthClients(secrets, documentsOf(document));

describe("clients", () => {
  it("are identified by their registration, which only the shop can create", async () => {
    const clients = clientsWith(undefined);
    const client = await clients.register({ client_name: "Agent", redirect_uris: ["https://agent.example/back"] });
    expect(await clients.find(client.id)).toEqual(client);
    expect(await clients.find(client.id.replace(/.(?=.$)/, (letter) => (letter === "A" ? "B" : "A")))).toBeNull();
    expect(
      await createOauthClients(["another-secret-of-32-characters-.."], documentsOf(undefined)).find(client.id),
    ).toBeNull();
  });

  it("are identified by the metadata at their URL", async () => {
    expect(await clientsWith(metadata).find(id)).toEqual({ id, name: "Agent", redirectUris: metadata.redirect_uris });
  });

  it("accept only web redirect URIs, whatever else they list", async () => {
    const redirect_uris = ["app://back", "no address", "https://agent.example/back"];
    const client = await clientsWith({ ...metadata, redirect_uris }).find(id);
    expect(client?.redirectUris).toEqual(["https://agent.example/back"]);
  });

  it.each([
    ["cannot be read", undefined],
    ["is of another client", { ...metadata, client_id: "https://other.example/client.json" }],
    ["wants a secret", { ...metadata, token_endpoint_auth_method: "client_secret_basic" }],
    ["hides its name", { ...metadata, client_name: "Agent\u202e" }],
    ["has no address to return to", { ...metadata, redirect_uris: [] }],
  ])("are unknown if their metadata %s", async (_, document) => {
    expect(await clientsWith(document).find(id)).toBeNull();
  });
});
