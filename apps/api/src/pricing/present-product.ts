import type { CountryId, ProductDetail } from '@heizplatz/contract';
import { toSwissSpelling } from '@heizplatz/country';
import { NO_PRODUCT_DETAIL, PRODUCT_DETAILS } from '../goods/product-details';

/** Goods as they are described before they are ordered, in the country's spelling. */
export function presentProduct(
  { id, name }: { readonly id: number; readonly name: string },
  countryId: CountryId,
): ProductDetail {
  const { description, signalWord, hazardStatements, pictograms, warnings } = PRODUCT_DETAILS[id] ?? NO_PRODUCT_DETAIL;
  const spelled = (text: string) => (countryId === 3 ? toSwissSpelling(text) : text);
  return {
    Id: id,
    Name: spelled(name),
    Description: spelled(description),
    SignalWord: signalWord,
    HazardStatements: hazardStatements.map(spelled),
    Pictograms: [...pictograms],
    Warnings: warnings.map(spelled),
  };
}
