import type { RegistrationPage } from '../registration/load-registration';

/** What the loader hands to the screen. */
export interface OrderRegistrationPage extends RegistrationPage {
  readonly target: string;
  readonly seller: string;
}
