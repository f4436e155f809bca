import { decodeListQuery, type ListConfiguration } from '../../../shared/offer/list-configuration';
import { codecQuery } from './form-query';

/** The values of a filter form, for the list beside it; undefined while a field is incomplete. */
export function readForm(form: HTMLFormElement, list: ListConfiguration): ListConfiguration | undefined {
  if (!form.checkValidity()) return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  const place = { countryId: list.CountryId, productGroupId: list.ProductGroupId };
  return decodeListQuery(codecQuery(query), place);
}
