/** A postcode as its source gives it; coordinates come later where the source has none. */
export interface RawPlace {
  readonly countryId: 1 | 2 | 3;
  readonly zipCode: string;
  /** Possible names, the likeliest main place first; at least one. */
  readonly names: readonly string[];
  readonly stateId: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}
