import type { RegistrationPage } from '../../../shared/registration/load-registration';

/** What the loader hands to the screen. */
export interface LoginPage extends RegistrationPage {
  /** Where to go after success; null: home. */
  readonly target: string | null;
}
