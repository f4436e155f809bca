import { CERTIFICATIONS, OPTIONS, PAYMENT_KIND_ROWS, PRODUCTS, VAT_RATES } from '@heizplatz/api-catalog';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { ProductGroupId } from '@heizplatz/contract';
import type { MadeMarket } from './made-market';
import { chances, type Chances } from './chances';
import { makeDealers, type DealerRows } from './make-dealers';

/** How large a made-up market is. */
export interface MarketSize {
  readonly seed: number;
  /** In all three countries: of eight dealers five are German, two Austrian, one Swiss. */
  readonly dealers: number;
  /** Postcodes a country. */
  readonly places: number;
  /** Branches that serve one postcode, about. */
  readonly branchesPerPlace: number;
  readonly productGroupIds: readonly ProductGroupId[];
}

const STATES: MadeMarket['states'] = [
  { id: 293, countryId: 1, name: 'Bayern', friendlyName: 'bayern', mapId: 'DE-BY' },
  { id: 294, countryId: 1, name: 'Berlin', friendlyName: 'berlin', mapId: 'DE-BE' },
  { id: 345, countryId: 2, name: 'Wien', friendlyName: 'wien', mapId: 'AT-9' },
  { id: 308, countryId: 3, name: 'Zürich', friendlyName: 'zuerich', mapId: 'CH-ZH' },
];
const FIRST_ZIP_CODES = { 1: 80_001, 2: 1000, 3: 8000 } as const;

/** The first German dealers paid for places among loose pellets: for now, once, and elsewhere. */
const PAID_PLACES: MadeMarket['paidPlaces'] = [
  ...[1, 3, 5, 6, 9, 11, 13].map((dealerId) => ({ dealerId, zipPrefix: '80', validUntil: '2026-11-21' })),
  { dealerId: 14, zipPrefix: '', validUntil: '2026-11-20' },
  { dealerId: 17, zipPrefix: '9', validUntil: '2027-01-31' },
].map((place, index) => ({
  id: index + 1,
  countryId: 1,
  productGroupId: 3,
  onBehalfOf: `Brennstoffe Höß ${place.dealerId} GmbH & Co. KG`,
  reason: 'Gebucht für Ihre Gegend.',
  validFrom: '2026-11-01',
  ...place,
}));

function makePlaces({ places }: MarketSize, { whole }: Chances): MadeMarket['postcodes'] {
  return ([1, 2, 3] as const).flatMap((countryId) => {
    const states = STATES.filter((state) => state.countryId === countryId);
    return Array.from({ length: Math.min(places, countryId === 1 ? 19_000 : 1999) }, (_, index) => ({
      countryId,
      zipCode: String(FIRST_ZIP_CODES[countryId] + index),
      placeName: `Mößlingen ${index}`,
      stateId: states[index % states.length]!.id,
      county: null,
      latitude: 47 + whole(0, 400) / 100,
      longitude: 8 + whole(0, 600) / 100,
      deliveryRule: null,
    }));
  });
}

/** All reference data of goods. */
export function makeGoods(): Pick<
  MadeMarket,
  'products' | 'certifications' | 'options' | 'optionGroups' | 'paymentKinds' | 'vatRates' | 'requirements'
> {
  return {
    products: PRODUCTS.map((product) => ({ ...product })),
    certifications: CERTIFICATIONS.map((certification) => ({ ...certification })),
    options: OPTIONS.map(({ productGroupIds: _, ...option }, position) => ({ ...option, position })),
    optionGroups: OPTIONS.flatMap(({ id, productGroupIds }) =>
      productGroupIds.map((productGroupId) => ({ optionId: id, productGroupId })),
    ),
    paymentKinds: PAYMENT_KIND_ROWS.map((kind) => ({ ...kind })),
    requirements: [],
    vatRates: VAT_RATES.map((rate) => ({ ...rate })),
  };
}

/** Branches serve runs of neighbouring postcodes, so that every postcode has about as many. */
function makeAreas(
  branchesPerPlace: number,
  { whole }: Chances,
  postcodes: MadeMarket['postcodes'],
  branches: MadeMarket['branches'],
): MadeMarket['areas'] {
  return ([1, 2, 3] as const).flatMap((countryId) => {
    const places = postcodes.filter((place) => place.countryId === countryId);
    const own = branches.filter((branch) => branch.countryId === countryId);
    if (own.length === 0) return [];
    const served = Math.min(places.length, Math.round((places.length * branchesPerPlace) / own.length));
    return own.flatMap(({ id }, index) => {
      const first = Math.floor((index * places.length) / own.length);
      return Array.from({ length: served }, (_, step) => ({
        branchId: id,
        countryId,
        zipCode: places[(first + step) % places.length]!.zipCode,
        zone: Math.floor((step * 4) / served),
        distanceKm: whole(3, 90),
      }));
    });
  });
}

/** Dealers distributed over given postcodes, with their areas. */
export function makeDealersOver(
  postcodes: MadeMarket['postcodes'],
  size: Omit<MarketSize, 'places'>,
): DealerRows & Pick<MadeMarket, 'areas'> {
  const random = chances(size.seed);
  const groups = size.productGroupIds.map((id) => PRODUCT_GROUPS[id]);
  const dealers = makeDealers({ count: size.dealers, postcodes, groups }, random);
  return { ...dealers, areas: makeAreas(size.branchesPerPlace, random, postcodes, dealers.branches) };
}

/** A made-up market as the database would hold it; the same for the same size and seed. Prices count from 2026 on. */
export function makeMarket(size: MarketSize): MadeMarket {
  const postcodes = makePlaces(size, chances(size.seed));
  return {
    version: 1,
    states: STATES,
    postcodes,
    ...makeGoods(),
    ...makeDealersOver(postcodes, size),
    paidPlaces: PAID_PLACES,
  };
}
