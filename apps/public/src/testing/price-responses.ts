import { ProblemError } from '@heizplatz/api-client';
import type { CALLS, CallResponse, PlaceMatch, PlaceMetrics, PricePlace } from '@heizplatz/contract';

export const TODAY = '2026-11-21T00:00:00.000Z';
const WEEK_BEFORE = '2026-11-14T00:00:00.000Z';

export const BAVARIA = { Id: 293, Name: 'Bayern', FriendlyName: 'bayern' };

export const COUNTRY: PricePlace = {
  Kind: 'country',
  Name: 'Deutschland',
  State: null,
  County: null,
  ZipCode: '',
  Path: '/pelletpreise',
};
export const STATE: PricePlace = {
  ...COUNTRY,
  Kind: 'state',
  Name: 'Bayern',
  State: BAVARIA,
  Path: '/pelletpreise/bayern',
};
export const MUNICH: PricePlace = {
  ...STATE,
  Kind: 'place',
  Name: 'München',
  ZipCode: '80331',
  Path: '/pelletpreise/bayern/muenchen-80331',
};

export const computeMetrics = (price: number, offers: number, productId = 20): PlaceMetrics => ({
  ProductId: productId,
  ProductName: productId === 20 ? 'Holzpellets lose' : 'Holzpellets Sackware',
  Price: price,
  DateTime: TODAY,
  Change: 0.8167,
  ThreeMonthDifference: -7.7,
  High: price + 8,
  HighDate: '2026-08-06',
  Low: price - 150,
  LowDate: '2024-08-25',
  OfferCount: offers,
  ZipCodeCount: 12,
});

interface PlaceInput {
  readonly query: { readonly stateName: string; readonly zipCode: string };
}
type Metrics = CallResponse<typeof CALLS.placePrices> | null;

/** Germany, Bavaria and one postcode; nothing else is known. */
function placePrices({ query: { stateName, zipCode } }: PlaceInput): Metrics {
  if (zipCode === '80331')
    return { Place: MUNICH, Products: [computeMetrics(398.2, 38), computeMetrics(471.1, 31, 23)] };
  if (zipCode !== '') return null;
  if (stateName === 'bayern') return { Place: STATE, Products: [computeMetrics(400.38, 9112)] };
  if (stateName !== '') return null;
  return { Place: COUNTRY, Products: [computeMetrics(397.75, 111_165), computeMetrics(473.32, 92_710, 23)] };
}

const item = (GroupTitle: string, MapId: string, DateTime: string, Price: number) => ({
  ProductId: 20,
  GroupTitle,
  MapId,
  DateTime,
  Price,
  Link: MapId === '' ? `/pelletpreise/bayern/${GroupTitle}` : `/pelletpreise/${GroupTitle.toLowerCase()}`,
  OfferCount: 21,
});

function rangeLocal({ query: { zipCode } }: PlaceInput): CallResponse<typeof CALLS.rangeLocal> {
  if (zipCode !== '')
    return { Items: [item('muenchen-80333', '', WEEK_BEFORE, 399), item('muenchen-80333', '', TODAY, 401.5)] };
  return {
    Items: [
      item('Bayern', 'DE-BY', WEEK_BEFORE, 397.1),
      item('Bayern', 'DE-BY', TODAY, 400.38),
      item('Hessen', 'DE-HE', TODAY, 394.02),
    ],
  };
}

/** One price per day up to today, for as many days as requested; Bavaria is ten above the country. */
function priceSeries({ query }: { readonly query: PlaceInput['query'] & { readonly days: string } }) {
  const days = Math.min(Number(query.days), 400);
  const base = query.zipCode === '80331' ? 380 : query.stateName === 'bayern' ? 370 : 360;
  return {
    Result: Array.from({ length: days }, (_, day) => ({
      DateTime: new Date(Date.parse(TODAY) - (days - 1 - day) * 86_400_000).toISOString(),
      Price: base + day / 10,
    })),
  };
}

const crudeOil = {
  Id: 1,
  Name: 'Rohöl',
  Unit: '$/Barrel',
  Price: 68.4,
  Change: -1.254,
  DateTime: TODAY,
  Link: '/charts/rohoel',
};
const euroRate = { Id: 3, Name: 'EUR/USD', Unit: 'USD', Price: 1.0873, Change: 0.1, DateTime: TODAY, Link: null };

export const placeMatch = (fields: Partial<PlaceMatch> = {}): PlaceMatch => ({
  ...{ Kind: 'town', Name: 'München', State: BAVARIA, County: null, ZipCode: '80331', ZipCodeCount: 1 },
  ...{ Path: MUNICH.Path, Price: 398.2 },
  ...fields,
});

const HALLE = [
  placeMatch({ ...{ Name: 'Halle (Saale)', ZipCode: '06108', ZipCodeCount: 13, Path: '/pelletpreise/halle-06108' } }),
  placeMatch({ ...{ Name: 'Halle (Westf.)', ZipCode: '33790', Price: null, Path: '/pelletpreise/halle-33790' } }),
];

const UNNA = placeMatch({
  Name: 'Unna',
  ZipCode: '59423',
  Path: '/pelletpreise/unna-59423',
  Note: 'Sitz des Kreises Unna',
});

/** Two towns called Halle, München, and a county with its seat; nothing else is known. */
export function placeAnswers(text: string): CallResponse<typeof CALLS.searchPlaces> {
  if (text.startsWith('Hal')) return { Items: HALLE, Meant: null };
  if (text === 'Landkreis Unna') return { Items: [UNNA], Meant: null };
  const isMunich = ['80331', 'München'].includes(text);
  return { Items: isMunich ? [placeMatch()] : [], Meant: isMunich ? placeMatch() : null };
}

export const PRICE_RESPONSES = {
  placePrices,
  rangeLocal,
  priceSeries,
  countryStates: () => [{ ...BAVARIA, MapId: 'DE-BY' }],
  priceFactors: () => ({ Factors: [crudeOil, euroRate], Price: 397.75, Change: 0.82, DateTime: TODAY }),
  factorSeries: () => ({
    Factor: crudeOil,
    Result: priceSeries({ query: { stateName: '', zipCode: '', days: '92' } }).Result,
  }),
  priceFaq: () => ({ high3YDate: '2026-08-06', low3YDate: '2024-08-25', high3Y: 406.4, low3Y: 242.92 }),
  localRedirect: ({ query }: PlaceInput) => (query.zipCode === '80331' ? MUNICH.Path : '/pelletpreise'),
  searchPlaces: ({ query }: { readonly query: { readonly text: string } }) => placeAnswers(query.text),
  placeLinks: () => ({ Items: [{ Name: 'Aalen', ZipCode: '91111', Path: '/pelletpreise/bayern/aalen-91111' }] }),
  dealers: () => null,
};

/** An API that cannot be reached for one call. */
export const failing = () => {
  throw new ProblemError({
    type: 'about:blank',
    title: 'down',
    status: 503,
    code: 'UNAVAILABLE',
    requestId: '01J9-7XYZ',
  });
};

/** Text with plain spaces. */
export const plain = (element: Element): string => (element.textContent ?? '').replaceAll('\u00A0', ' ');
