import type { AccessConditions, CountryId } from '@heizplatz/contract';

/** Whose past orders the demonstration shows; it logs in on each site. */
export const DEMO_CUSTOMER_EMAIL = 'kunde@example.com';

export interface DemoAddress {
  readonly countryId: CountryId;
  /** 1 delivery, 0 invoice. */
  readonly addressType: 0 | 1;
  readonly companyName: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly staircase: string;
  readonly door: string;
  readonly zipCode: string;
  readonly accessNotes: string;
}

const NOTHING = { companyName: '', staircase: '', door: '', accessNotes: '' };

/** Real postcodes, invented streets; the first delivery address of a country is where its orders go unless they say so. */
export const DEMO_ADDRESSES: readonly DemoAddress[] = [
  {
    ...NOTHING,
    ...{ countryId: 1, addressType: 1, street: 'Lindenweg', houseNumber: '12', zipCode: '14469' },
    accessNotes: 'Einfahrt über den Hof, Einblasstutzen rechts neben dem Kellerfenster',
  },
  {
    ...NOTHING,
    ...{ countryId: 1, addressType: 1, street: 'Am Mühlenfließ', houseNumber: '3', zipCode: '17268' },
    accessNotes: 'Ferienhaus der Eltern, bitte eine Stunde vorher anrufen',
  },
  {
    ...NOTHING,
    ...{ countryId: 1, addressType: 0, street: 'Postgasse', houseNumber: '8', zipCode: '14467' },
    companyName: 'Lindner Gartenplanung',
  },
  {
    ...NOTHING,
    ...{ countryId: 2, addressType: 1, street: 'Rosenbachgasse', houseNumber: '21', zipCode: '8010' },
    ...{ staircase: '2', door: '5' },
  },
  { ...NOTHING, countryId: 3, addressType: 1, street: 'Rebhaldenweg', houseNumber: '7', zipCode: '8400' },
];

export const DEMO_ACCESS: AccessConditions = {
  LorryLengthM: 18,
  LorryHeightM: 4,
  LorryWeightT: 40,
  HoseDistanceM: 18,
  HasCoupling: true,
  HasPower230V: true,
  BoilerOffConfirmed: true,
  HasRoomConfirmed: true,
  IndustrialUseConfirmed: false,
  SecondPhone: '',
  UnknownAnswers: [],
  OtherStations: [],
};
