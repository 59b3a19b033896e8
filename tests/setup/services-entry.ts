/** Entry of the services for tests, which adds a way to empty their databases. */
export * from "../../workers/services";
export { default } from "../../workers/services";
export { forgetMigrations } from "../../workers/services/d1-migrations";
