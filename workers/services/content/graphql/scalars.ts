import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";

function literal(node: ValueNode, variables?: Record<string, unknown> | null): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.NULL:
      return null;
    case Kind.VARIABLE:
      return variables?.[node.name.value];
    case Kind.LIST:
      return node.values.map((value) => literal(value, variables));
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literal(field.value, variables)]));
  }
}

/** Any JSON value. */
export const jsonScalar = new GraphQLScalarType({
  name: "JSON",
  description: "A JSON value.",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: literal,
});

/** An ISO 8601 day or instant. They compare as text, so days and UTC instants sort together. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: "DateTime",
  description: "An ISO 8601 day or instant in UTC.",
  serialize: (value) => String(value),
  parseValue: dateText,
  parseLiteral: (node) => dateText(node.kind === Kind.STRING ? node.value : null),
});

function dateText(value: unknown): string {
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw new GraphQLError("A DateTime must be an ISO 8601 string.");
}
