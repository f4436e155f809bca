import { AddressFields, type AddressFieldsInput } from '@heizplatz/contract';
import { fieldIssues } from '@heizplatz/form-ui';
import { sentAddress } from '@heizplatz/order-ui';
import * as v from 'valibot';

/** The fields of an address that say who. */
export type Person = Pick<AddressFieldsInput, 'Salutation' | 'Title1' | 'Title2' | 'FirstName' | 'LastName' | 'Phone'>;

const Named = v.pick(AddressFields, ['FirstName', 'LastName']);

export const personIssues = (person: Person): Readonly<Record<string, string>> => fieldIssues(Named, person);

/** A person with the values of the form without JavaScript. */
export function sentPerson(sent: Readonly<Record<string, string>>, before: AddressFieldsInput): Person {
  const { Salutation, Title1, Title2, FirstName, LastName, Phone } = sentAddress(sent, before);
  return {
    ...(Salutation !== undefined && { Salutation }),
    ...(Title1 !== undefined && { Title1 }),
    ...(Title2 !== undefined && { Title2 }),
    FirstName,
    LastName,
    Phone,
  };
}
