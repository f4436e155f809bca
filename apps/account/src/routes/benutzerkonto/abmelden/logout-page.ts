/** What the loader of the logout's page gives. */
export interface LogoutPage {
  readonly isLoggedIn: boolean;
}
