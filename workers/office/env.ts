/** Variables and secrets of the office. It has no other bindings: everything that it shows belongs to the services. */
export interface OfficeEnv {
  /** "1" on a demonstration machine: demonstration users sign in without a password. */
  readonly DEMO?: string;
  /** Lets the office start sessions at the services. Without it the office is closed. */
  readonly OFFICE_KEY?: string;
  /** Address of the services. */
  readonly SERVICES_URL: string;
}
