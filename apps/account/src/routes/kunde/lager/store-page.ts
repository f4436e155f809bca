/** What the loader hands to the screen. */
export interface StorePage {
  readonly today: string;
}
