/** What the loader hands to the screen. */
export interface CustomerHomePage {
  readonly today: string;
}
