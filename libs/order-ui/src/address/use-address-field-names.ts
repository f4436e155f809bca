import { useLingui } from '@lingui/react/macro';

/** What the fields of an address are called where an error names them, by field. */
export function useAddressFieldNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    FirstName: t`Vorname`,
    LastName: t`Nachname`,
    CompanyName: t`Firma`,
    Street: t`Straße`,
    HouseNumber: t`Hausnummer`,
    ZipCode: t`Postleitzahl`,
    City: t`Ort`,
    Phone: t`Telefon`,
  };
}
