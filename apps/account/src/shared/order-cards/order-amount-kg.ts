import { decodeCalculatorQuery, productGroupByUrlName } from '@heizplatz/calculator';
import type { Site } from '@heizplatz/country';

/** The amount that an offer list's address is filled in with; null where it is not in kilograms. */
export function orderAmountKg(path: string, { countryId }: Site): number | null {
  const [list = '', query = ''] = path.split('?');
  const group = productGroupByUrlName(list.split('/')[1] ?? '');
  if (group?.unit !== 'kg') return null;
  return decodeCalculatorQuery(new URLSearchParams(query), { countryId, productGroupId: group.id }).Amount;
}
