import type { RegistrationPage } from '../../../shared/registration/load-registration';

/** What the loader hands to the screen. */
export interface OrderRegistrationPage extends RegistrationPage {
  readonly target: string;
  readonly seller: string;
}
