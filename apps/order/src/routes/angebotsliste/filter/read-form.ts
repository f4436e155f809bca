import { decodeCalculatorQuery } from '@heizplatz/calculator';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { codecQuery } from './form-query';

/** What a filter's form says, for the list that it stands beside; undefined while a field is half typed. */
export function readForm(form: HTMLFormElement, list: ListConfiguration): ListConfiguration | undefined {
  if (!form.checkValidity()) return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  const place = { countryId: list.CountryId, productGroupId: list.ProductGroupId };
  const { DealerId } = list;
  return { ...decodeCalculatorQuery(codecQuery(query), place), ...(DealerId !== undefined && { DealerId }) };
}
