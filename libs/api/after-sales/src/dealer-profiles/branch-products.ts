import {
  getLists,
  type PriceBook,
  type PricedVariant,
  priceVariants,
  productNameIn,
  readOfferQuery,
} from '@heizplatz/api-pricing';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { type BranchProduct, CalculationConfiguration, type CountryId } from '@heizplatz/contract';
import * as v from 'valibot';

type Product = v.InferOutput<typeof BranchProduct>;
interface Query {
  readonly countryId: CountryId;
  readonly branchId: number;
}

const PRIVATE_CUSTOMERS = 1;

interface Served {
  readonly area: number;
  readonly zipCode: string;
}

/**
 * A postcode in the nearest zone of a branch; undefined if the book does not contain it, or if no one delivers there.
 */
function nearestArea({ places, areas }: PriceBook, countryId: CountryId, branch: number): Served | undefined {
  let nearest: Served | undefined;
  let zone = Infinity;
  for (const place of places.byZipCode[countryId]) {
    if (place < 0) continue;
    for (let area = places.areaStart[place]!; area < places.areaStart[place + 1]!; area++) {
      if (areas.branch[area] !== branch || areas.zone[area]! >= zone) continue;
      zone = areas.zone[area]!;
      nearest = { area, zipCode: places.zipCodes[place]! };
    }
  }
  return nearest;
}

function certificationNames({ goods, lists }: PriceBook, variants: readonly PricedVariant[]): string[] {
  const ids = new Set(variants.map(({ list }) => lists.certificationId[list]!));
  return goods.certifications.filter(({ id }) => ids.has(id)).map(({ name }) => name);
}

function getGroupProducts(
  book: PriceBook,
  { countryId, served, now }: { countryId: CountryId; served: Served; now: Date },
  group: (typeof PRODUCT_GROUPS)[keyof typeof PRODUCT_GROUPS],
): Product[] {
  return book.goods.products
    .filter(({ productGroupId }) => productGroupId === group.id)
    .flatMap(({ id, name }) => {
      const configuration = v.parse(CalculationConfiguration, {
        CountryId: countryId,
        ProductGroupId: group.id,
        ZipCode: served.zipCode,
        Amount: group.referenceAmount,
        Product: { Id: id },
      });
      const query = readOfferQuery(book, configuration, now);
      if (!('place' in query)) return [];
      const variants = priceVariants(book, query, served.area);
      if (variants.length === 0) return [];
      return {
        ProductGroupId: group.id,
        ProductId: id,
        ProductName: productNameIn({ name, productGroupId: group.id }, countryId),
        Certifications: certificationNames(book, variants),
        FromUnitPrice: Math.min(...variants.map(({ price }) => price.unitCents)) / 100,
        ReferenceAmount: group.referenceAmount,
      };
    });
}

/**
 * What a branch sells to private customers now, with its lowest price at the reference amount in its nearest zone; empty
 * while it takes no orders.
 */
export function branchProducts(book: PriceBook, { countryId, branchId }: Query, now: Date): Product[] {
  const branch = book.branches.id.indexOf(branchId);
  const served = branch < 0 ? undefined : nearestArea(book, countryId, branch);
  if (!served) return [];
  const { branches } = book;
  const sells = (groupId: number) => {
    const slot = getLists(branches, branch, groupId, PRIVATE_CUSTOMERS);
    return branches.listStart[slot] !== branches.listStart[slot + 1];
  };
  return Object.values(PRODUCT_GROUPS)
    .filter(({ id }) => sells(id))
    .flatMap((group) => getGroupProducts(book, { countryId, served, now }, group));
}
