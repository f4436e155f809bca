import type { AddressFieldsInput } from '@heizplatz/contract';

const SALUTATIONS = [0, 1, 2] as const;

/**
 * An address with the values of a form submitted without script, by the fields' own names. Values that the form did
 * not have are unchanged: the country always, stairs and doors where there are none.
 */
export function sentAddress(
  sent: Readonly<Record<string, string>>,
  before: AddressFieldsInput,
  idPrefix = '',
): AddressFieldsInput {
  const getText = (name: string) => sent[idPrefix + name];
  const pairs = TEXT_NAMES.flatMap((name) => {
    const text = getText(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  const salutation = SALUTATIONS.find((one) => String(one) === getText('Salutation'));
  return { ...before, ...Object.fromEntries(pairs), ...(salutation !== undefined && { Salutation: salutation }) };
}

const TEXT_NAMES = [
  'Title1',
  'Title2',
  'FirstName',
  'LastName',
  'CompanyName',
  'TaxNumber',
  'CostCentre',
  'Street',
  'HouseNumber',
  'Staircase',
  'Door',
  'ZipCode',
  'City',
  'Phone',
  'AccessNotes',
] as const satisfies readonly (keyof AddressFieldsInput)[];
