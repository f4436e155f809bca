import type { CALLS, CallResponse, DealerCard, DealerProfile, DealerReview } from '@heizplatz/contract';

const BAYERN = { Name: 'Bayern', FriendlyName: 'bayern' };
const BERLIN = { Name: 'Berlin', FriendlyName: 'berlin' };

export const STATES = [
  { Id: 293, ...BAYERN, MapId: 'DE-BY' },
  { Id: 294, ...BERLIN, MapId: 'DE-BE' },
];

const buildCard = (fields: Partial<DealerCard> = {}): DealerCard => ({
  Id: 7,
  Slug: 'waldfeuer-pellets',
  Name: 'Waldfeuer Pellets',
  Path: '/holzpellethaendler/bayern/89231/waldfeuer-pellets',
  ZipCode: '89231',
  City: 'Neu-Ulm',
  State: BAYERN,
  SinceYear: 1987,
  Rating: 4.6,
  RatingCount: 312,
  BranchCount: 2,
  ZipCodeCount: 1204,
  DistanceKm: null,
  DistancePlace: null,
  ProductGroupIds: [3, 4],
  Certifications: ['ENplus A1'],
  ...fields,
});

export const buildList = (
  fields: Partial<CallResponse<typeof CALLS.dealers>> = {},
): CallResponse<typeof CALLS.dealers> => ({
  Total: 25,
  Page: 1,
  PageCount: 3,
  State: null,
  Place: null,
  Items: [buildCard(), buildCard({ Id: 8, Slug: 'neu', Name: 'Neuling Wärme', Rating: null, RatingCount: 0 })],
  States: [
    { ...BAYERN, DealerCount: 83 },
    { ...BERLIN, DealerCount: 36 },
  ],
  ...fields,
});

/** The API's response for München, with the nearest store's distance. */
export const MUNICH = buildList({
  Total: 2,
  PageCount: 1,
  State: BAYERN,
  Place: { ZipCode: '80331', Name: 'München', DeliveryRule: null },
  Items: [
    buildCard({ DistanceKm: 12, DistancePlace: 'Freising' }),
    buildCard({ Id: 8, Name: 'Isarholz', DistanceKm: 0 }),
  ],
});

const BRANCH = {
  Slug: 'ulm-89073',
  Path: '/holzpellethaendler/bayern/89231/ulm-89073/waldfeuer-pellets',
  Place: 'Ulm',
  ZipCode: '89073',
  State: BAYERN,
  ZipCodeCount: 204,
  MaxDistanceKm: 88,
  LeadWorkingDays: 6,
  DeliveryWeekdays: [1, 2, 4],
  StoppedUntil: null,
};

export const buildProfile = (fields: Partial<DealerProfile> = {}): DealerProfile => ({
  Id: 7,
  Slug: 'waldfeuer-pellets',
  Path: '/holzpellethaendler/bayern/89231/waldfeuer-pellets',
  Name: 'Waldfeuer Pellets',
  Company: 'Waldfeuer Pellets GmbH',
  Street: 'Silohof 3',
  ZipCode: '89231',
  City: 'Neu-Ulm',
  Phone: '+49 731 23125 0',
  EmailAddress: 'kontakt@waldfeuer.example.com',
  Register: 'Amtsgericht Memmingen, HRB 1234',
  TaxNumber: 'DE123456780',
  PackagingNumber: 'DE9999912345678',
  Description: 'Ein Familienbetrieb aus Neu-Ulm.',
  SinceYear: 1987,
  EnplusId: 'DE 912',
  Certifications: ['ENplus A1'],
  ProductGroupIds: [3, 4],
  PaymentKinds: ['Rechnung', 'SEPA-Lastschrift'],
  SettlesBySteps: false,
  Rating: 4.6,
  RatingCount: 312,
  ZipCodeCount: 1204,
  States: [{ ...BAYERN, ZipCodeCount: 1204 }],
  Branches: [BRANCH],
  Branch: null,
  ...fields,
});

export const buildBranch = (fields: Partial<NonNullable<DealerProfile['Branch']>> = {}): DealerProfile =>
  buildProfile({
    Branch: {
      ...BRANCH,
      Zones: [
        { ZipCodeCount: 40, FromKm: 0, ToKm: 20 },
        { ZipCodeCount: 1, FromKm: 88, ToKm: 88 },
      ],
      Products: [
        {
          ProductGroupId: 3,
          ProductId: 20,
          ProductName: 'Holzpellets lose',
          Certifications: ['ENplus A1'],
          FromUnitPrice: 398.2,
          ReferenceAmount: 6000,
        },
        {
          ProductGroupId: 4,
          ProductId: 23,
          ProductName: 'Holzpellets Sackware',
          Certifications: [],
          FromUnitPrice: 470,
          ReferenceAmount: 1,
        },
      ],
      ...fields,
    },
  });

export const buildReview = (fields: Partial<DealerReview> = {}): DealerReview => ({
  Id: 41,
  Stars: 4,
  Delivery: 5,
  Goods: null,
  Service: 4,
  Text: 'Pünktlich und sauber.',
  ShownName: 'Anke V.',
  CreatedAt: '2026-10-03T18:20:00.000Z',
  ProductGroupId: 3,
  DealerAnswer: 'Vielen Dank!',
  DealerAnsweredAt: '2026-10-04T09:30:00.000Z',
  ...fields,
});

export const REVIEWS: CallResponse<typeof CALLS.dealerReviews> = {
  Total: 312,
  Page: 1,
  PageCount: 39,
  Rating: 4.6,
  RatingCount: 312,
  EarlierCount: 0,
  Distribution: [
    { Stars: 5, Count: 234 },
    { Stars: 4, Count: 62 },
    { Stars: 3, Count: 0 },
    { Stars: 2, Count: 10 },
    { Stars: 1, Count: 6 },
  ],
  Items: [
    buildReview(),
    buildReview({ Id: 42, Text: '', DealerAnswer: null, DealerAnsweredAt: null, ShownName: 'Anonym' }),
  ],
};
