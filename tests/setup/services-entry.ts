/** The services as the tests bundle them, with a way to empty their databases. */
export * from "../../workers/services";
export { default } from "../../workers/services";
export { forgetMigrations } from "../../workers/services/d1-migrations";
