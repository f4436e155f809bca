import type { InitConfiguration } from '@heizplatz/contract';

type Group = InitConfiguration['Groups'][number];
type Choice = readonly [id: number, name: string, surcharge: number | null];

const DELIVERY = 10_000;

function getGroup(key: string, name: string, choices: readonly Choice[], standardId?: number): Group {
  return {
    Key: key,
    Id: DELIVERY,
    Name: name,
    Parameters: choices.map(([id, choiceName, surcharge]) => ({
      Id: DELIVERY,
      ForgeinId: id,
      Key: key,
      Name: choiceName,
      IsUpselling: id !== standardId,
      Selected: id === standardId,
      Modifier: null,
      DesiredDate: null,
      Surcharge: surcharge,
    })),
  };
}

const DELIVERY_TIMES = getGroup(
  'DeliveryTime',
  'Lieferzeit',
  [
    [101, 'Express: 2 Werktage', 49],
    [102, 'bis 5 Werktage', 12],
    [103, 'bis 10 Werktage', null],
  ],
  103,
);
const VEHICLES = getGroup(
  'Vehicle',
  'Lieferfahrzeug',
  [
    [121, 'mit Anhänger möglich', null],
    [122, 'nur ohne Anhänger', 15],
    [123, 'kleines Fahrzeug', 35],
  ],
  121,
);
const HOSES = getGroup(
  'Hose',
  'Schlauchlänge',
  [
    [131, 'Schlauch bis 30 m', null],
    [133, 'Schlauch bis 60 m', 20],
  ],
  131,
);
const CUSTOMER_GROUPS = getGroup(
  'CustomerGroup',
  'Kundengruppe',
  [
    [1, 'Privat', null],
    [2, 'Gewerbe', null],
    [3, 'Sammelbesteller', null],
  ],
  1,
);
const PAYMENTS = getGroup('Payment', 'Zahlungsart', [
  [1, 'Rechnung', null],
  [2, 'SEPA-Lastschrift', null],
]);

/** The response of kalkulation/init for loose pellets in Germany. */
export function buildInitConfiguration(overrides: Partial<InitConfiguration> = {}): InitConfiguration {
  const deliveryPoints = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((Id) => ({ Id, Selected: Id === 1 }));
  return {
    CountryId: 1,
    ProductGroupId: 3,
    ProductId: 20,
    Groups: [
      VEHICLES,
      HOSES,
      DELIVERY_TIMES,
      getGroup('WishDate', 'Wunschtermin', [[115, 'Wunschtermin', null]]),
      CUSTOMER_GROUPS,
      PAYMENTS,
    ],
    Products: [
      {
        Id: 20,
        Name: 'Holzpellets lose',
        Description: 'Presslinge aus naturbelassenem Holz, 6 mm.',
        SignalWord: null,
        HazardStatements: [],
        Pictograms: [],
        Warnings: [],
      },
    ],
    Makers: [
      {
        Id: 1,
        Name: 'Presswerk Müritz GmbH',
        Address: 'Am Sägewerk 4, 17192 Waren',
        EmailAddress: 'werk@presswerk-mueritz.example.com',
        CertificateNumber: 'DE990',
      },
    ],
    StationList: deliveryPoints,
    StationsList: deliveryPoints,
    ProductCertificationList: [
      { Id: 1, Key: 'ENplusA1', Name: 'ENplus A1', Selected: false, Surcharge: null },
      { Id: 2, Key: 'DINplus', Name: 'DINplus', Selected: false, Surcharge: null },
    ],
    ProductSettingList: [],
    LooseBlowingProcessList: [
      { Id: 1, Key: 'BlowingDustFree', Name: 'Staubarmes Einblasen', Selected: false, Surcharge: 25 },
    ],
    AppointmentPlus: true,
    ...overrides,
  };
}
