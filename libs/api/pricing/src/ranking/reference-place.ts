import { oncePer } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { CalculationConfiguration, CountryId, ProductGroupId } from '@heizplatz/contract';
import { listsOfGroup, type PriceBook } from '../price-book/price-book';

const placesOfBook = oncePer((_: PriceBook) => new Map<string, string>());

/** Whether a branch has any list of the group, for any customer group. */
const sells = ({ branches }: PriceBook, branch: number, productGroupId: number): boolean =>
  listsOfGroup(branches, branch, productGroupId).length > 0;

function findPlace(book: PriceBook, countryId: CountryId, productGroupId: ProductGroupId): string {
  const { byZipCode, zipCodes, areaStart } = book.places;
  let best = '';
  let most = 0;
  for (const place of byZipCode[countryId]) {
    if (place < 0) continue;
    let count = 0;
    for (let area = areaStart[place]!; area < areaStart[place + 1]!; area++)
      if (sells(book, book.areas.branch[area]!, productGroupId)) count++;
    if (count > most) [most, best] = [count, zipCodes[place]!];
  }
  return best;
}

/** The postcode of a country with most branches that sell a group, the lowest of equals; empty if there is none. */
function referencePlace(book: PriceBook, countryId: CountryId, productGroupId: ProductGroupId): string {
  const places = placesOfBook(book);
  const key = `${countryId}:${productGroupId}`;
  const place = places.get(key) ?? findPlace(book, countryId, productGroupId);
  places.set(key, place);
  return place;
}

/** The group's default amount for one delivery point without options, where most dealers are. */
export function referenceConfiguration(
  book: PriceBook,
  configuration: CalculationConfiguration,
): CalculationConfiguration {
  const { CountryId, ProductGroupId } = configuration;
  return {
    ...configuration,
    IsDefault: true,
    ZipCode: referencePlace(book, CountryId, ProductGroupId),
    Amount: PRODUCT_GROUPS[ProductGroupId].defaultAmount,
    Stations: 1,
    Product: { Id: -1 },
    Parameters: [],
    ProductCertifications: [],
    LooseBlowingProcess: [],
    PalletBagSize: null,
    PalletBagCount: null,
    AppointmentPlus: false,
    OnlyCertified: false,
  };
}
