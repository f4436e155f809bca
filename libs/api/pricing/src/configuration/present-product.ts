import { getProductDetails } from '@heizplatz/api-catalog';
import type { CountryId, ProductDetail } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import type { BookGoods } from '../price-book/price-book';
import { productNameIn } from './product-name-in';

/** Goods as they are described before they are ordered, in the country's spelling. */
export function presentProduct(product: BookGoods['products'][number], countryId: CountryId): ProductDetail {
  const { description, signalWord, hazardStatements, pictograms, warnings } = getProductDetails(product.id);
  const spelled = (text: string) => toSiteSpelling(countryId, text);
  return {
    Id: product.id,
    Name: spelled(productNameIn(product, countryId)),
    Description: spelled(description),
    SignalWord: signalWord,
    HazardStatements: hazardStatements.map(spelled),
    Pictograms: [...pictograms],
    Warnings: warnings.map(spelled),
  };
}
