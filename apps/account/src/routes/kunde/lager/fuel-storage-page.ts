/** What the loader hands to the screen. */
export interface FuelStoragePage {
  readonly today: string;
}
