/** What the market needs to know of a postcode. */
export interface DemoPlace {
  readonly countryId: number;
  readonly zipCode: string;
  readonly placeName: string;
  readonly stateId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly deliveryRule: string | null;
}
