import { cheapestOffer, getPlace, type PriceBook, readOfferQuery } from '@heizplatz/api-pricing';
import { defaultConfiguration, encodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CalculationConfiguration, type CALLS, type CallResponse, type CountryId } from '@heizplatz/contract';
import { offersPath } from '@heizplatz/routes';
import * as v from 'valibot';

type HomePrice = CallResponse<typeof CALLS.customerStart>['LastPrice'];

const LOOSE_PELLETS = PRODUCT_GROUPS[3];

/** The lowest price of loose pellets today, 6 t to a postcode; null where no dealer delivers. */
export function homePrice(
  book: PriceBook,
  { countryId, zipCode }: { countryId: CountryId; zipCode: string },
  now: Date,
): HomePrice {
  const target = { ...defaultConfiguration(countryId, LOOSE_PELLETS.id), ZipCode: zipCode };
  const query = readOfferQuery(book, v.parse(CalculationConfiguration, target), now);
  const cheapest = 'place' in query ? cheapestOffer(book, query) : undefined;
  if (!cheapest) return null;
  return {
    ZipCode: zipCode,
    Place: book.places.names[getPlace(book, countryId, zipCode)] ?? '',
    UnitPrice: cheapest.price.unitCents / 100,
    Unit: LOOSE_PELLETS.priceUnit.name,
    Path: `${offersPath(LOOSE_PELLETS)}?${encodeCalculatorQuery(target)}`,
  };
}
