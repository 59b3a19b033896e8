/** Fictitious distributors of the demonstration: one per distributor country, two for Brazil. */
import type { Distributor } from "@contracts/commerce/checkout-settings";

type Place = readonly [street: string, city: string, state: string | null, postalCode: string];

function distributor(
  id: string,
  country: string,
  name: string,
  phone: string,
  [street, city, state, postalCode]: Place,
): Distributor {
  return {
    id,
    country,
    name,
    url: `https://${id}.distributor.benchside.example/`,
    phone,
    fax: null,
    customerEmail: `orders@${id}.distributor.benchside.example`,
    address: { street, city, state, postalCode, country },
  };
}

export const demoDistributors: readonly Distributor[] = [
  distributor("br-sul", "BR", "Bancada Sul Ciência", "+55 11 5550 0142", [
    "Rua das Bancadas 142",
    "São Paulo",
    "SP",
    "01000-142",
  ]),
  distributor("br-norte", "BR", "Bancada Norte Ciência", "+55 81 5550 0142", [
    "Avenida do Ensaio 42",
    "Recife",
    "PE",
    "50000-142",
  ]),
  distributor("in-west", "IN", "Westside Bench Sciences", "+91 22 5550 0142", [
    "42 Sample Marg",
    "Mumbai",
    "Maharashtra",
    "400001",
  ]),
  distributor("il-center", "IL", "Merkaz Bench Supply", "+972 3 555 0142", [
    "42 Rehov HaDugma",
    "Tel Aviv",
    null,
    "6100142",
  ]),
  distributor("tr-marmara", "TR", "Marmara Laboratuvar", "+90 212 555 0142", [
    "Örnek Sokak 42",
    "İstanbul",
    null,
    "34142",
  ]),
  distributor("za-cape", "ZA", "Cape Bench Supplies", "+27 21 555 0142", [
    "42 Example Road",
    "Cape Town",
    "Western Cape",
    "8001",
  ]),
  distributor("pl-wisla", "PL", "Wisła Odczynniki", "+48 22 555 01 42", [
    "ul. Przykładowa 42",
    "Warszawa",
    null,
    "00-142",
  ]),
  distributor("cz-vltava", "CZ", "Vltava Laboratoř", "+420 2 5550 0142", ["Ukázková 42", "Praha", null, "110 42"]),
];
