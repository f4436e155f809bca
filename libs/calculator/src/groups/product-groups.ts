import type { GroupFacts } from './product-group.ts';

const byTons = (tons: readonly number[]) => tons.map((t) => t * 1000);

const OIL_LIMITS = { orderLimits: { min: 500, max: 20_000 }, simpleLimits: { min: 500, max: 32_000 } };
const LOOSE_LIMITS = { orderLimits: { min: 1000, max: 20_000 }, simpleLimits: { min: 500, max: 32_000 } };
const PALLET_LIMITS = { orderLimits: { min: 1, max: 15 }, simpleLimits: { min: 1, max: 15 } };

const LITRES = {
  isPallet: false,
  unit: 'Liter',
  unitSingular: 'Liter',
  delivery: 'pumped',
  isWood: false,
  priceUnit: { name: '100 l', size: 100 },
  ...OIL_LIMITS,
} as const;

const OIL = {
  ...LITRES,
  hasProductOptions: false,
  defaultAmount: 3000,
  referenceAmount: 3000,
  comparisonAmount: 3000,
  scale: [500, 1000, 1500, 2000, 3000, 5000, 10_000, 15_000, 20_000],
} as const;

const KILOGRAMS = {
  isPallet: false,
  unit: 'kg',
  unitSingular: 'kg',
  delivery: 'blown',
  isWood: true,
  hasProductOptions: true,
  priceUnit: { name: 't', size: 1000 },
  ...LOOSE_LIMITS,
} as const;

const SIX_TONS = {
  ...KILOGRAMS,
  defaultAmount: 6000,
  referenceAmount: 6000,
  comparisonAmount: 6000,
  scale: byTons([1, 2, 3, 5, 6, 8, 10, 15, 20]),
} as const;

const PALLETS = {
  isPallet: true,
  unit: 'Paletten',
  unitSingular: 'Palette',
  delivery: 'pallets',
  isWood: true,
  hasProductOptions: true,
  priceUnit: { name: 'Palette', size: 1 },
  defaultAmount: 1,
  referenceAmount: 1,
  comparisonAmount: 6,
  scale: [1, 2, 3, 6, 10, 15],
  ...PALLET_LIMITS,
} as const;

/** Ids of rule GOODS-01. */
export type ProductGroupId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** By their ids, in this order. */
const GROUPS: Readonly<Record<ProductGroupId, GroupFacts>> = {
  1: {
    ...OIL,
    urlName: 'heizoel',
    name: 'Heizöl',
    shortName: 'Heizöl',
    defaultProductId: 1,
    colours: ['#F6EBDB', '#C69A62'],
  },
  2: {
    ...OIL,
    urlName: 'diesel',
    name: 'Diesel',
    shortName: 'Diesel',
    defaultProductId: 10,
    colours: ['#E5EFEA', '#1F4D3F'],
  },
  3: {
    ...SIX_TONS,
    urlName: 'holzpellets-lose',
    name: 'Holzpellets lose',
    shortName: 'Lose Pellets',
    defaultProductId: 20,
    colours: ['#F6EBDB', '#C69A62'],
  },
  4: {
    ...PALLETS,
    urlName: 'holzpellets-sackware',
    name: 'Holzpellets Sackware',
    shortName: 'Sackware',
    defaultProductId: 23,
    colours: ['#E5EFEA', '#1F4D3F'],
  },
  5: {
    ...LITRES,
    hasProductOptions: true,
    urlName: 'adblue',
    name: 'AdBlue',
    shortName: 'AdBlue',
    defaultProductId: 15,
    defaultAmount: 1000,
    referenceAmount: 1000,
    comparisonAmount: 1000,
    scale: [500, 1000, 2000, 5000, 10_000],
    colours: ['#E3EDF5', '#1C5A86'],
  },
  6: {
    ...PALLETS,
    urlName: 'holzpellets-bigbags',
    name: 'Holzpellets Big Bags',
    shortName: 'Big Bags',
    defaultProductId: 27,
    colours: ['#F4EEE4', '#1F4D3F'],
  },
  7: {
    ...KILOGRAMS,
    delivery: 'tipped',
    urlName: 'kaminholz',
    name: 'Kaminholz',
    shortName: 'Kaminholz',
    defaultProductId: 29,
    defaultAmount: 1000,
    referenceAmount: 1000,
    comparisonAmount: 1000,
    scale: byTons([1, 2, 3, 5, 10]),
    colours: ['#E5EFEA', '#C69A62'],
  },
  8: {
    ...PALLETS,
    urlName: 'holzbriketts',
    name: 'Holzbriketts',
    shortName: 'Holzbriketts',
    defaultProductId: 26,
    colours: ['#FBEAE1', '#8A5A00'],
  },
  9: {
    ...SIX_TONS,
    urlName: 'hackschnitzel',
    name: 'Hackschnitzel',
    shortName: 'Hackschnitzel',
    defaultProductId: 25,
    colours: ['#F6EBDB', '#8A5A00'],
  },
  10: {
    ...SIX_TONS,
    urlName: 'industriepellets',
    name: 'Industriepellets',
    shortName: 'Industriepellets',
    defaultProductId: 30,
    colours: ['#F4EEE4', '#5C554B'],
  },
};

export interface ProductGroup extends GroupFacts {
  readonly id: ProductGroupId;
}

const withId = ([key, facts]: readonly [string, GroupFacts]): readonly [string, ProductGroup] => [
  key,
  { id: Number(key) as ProductGroupId, ...facts },
];

export const PRODUCT_GROUPS = Object.fromEntries(Object.entries(GROUPS).map(withId)) as Readonly<
  Record<ProductGroupId, ProductGroup>
>;
