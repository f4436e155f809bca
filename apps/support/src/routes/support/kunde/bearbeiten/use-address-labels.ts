import { useLingui } from '@lingui/react/macro';

/** Names of the fields of an address's form. */
export function useAddressLabels() {
  const { t } = useLingui();
  return {
    AddressType: t`Art`,
    Salutation: t`Anrede`,
    Title1: t`Titel vor dem Namen`,
    FirstName: t`Vorname`,
    LastName: t`Nachname`,
    Title2: t`Titel nach dem Namen`,
    CompanyName: t`Firma`,
    Street: t`Straße`,
    HouseNumber: t`Hausnummer`,
    Staircase: t`Stiege`,
    Door: t`Tür`,
    ZipCode: t`Postleitzahl`,
    City: t`Ort`,
    Phone: t`Telefon`,
    CountryId: t`Land`,
    AccessNotes: t`Hinweise zur Zufahrt`,
    IsDefault: t`Neue Bestellungen beginnen mit dieser Adresse`,
  };
}
