import type { CountryId } from '@heizplatz/country';
import { useLingui } from '@lingui/react/macro';

/** How a dealer's fields are called; the packaging register differs by country. */
export function useMasterLabels(countryId: CountryId) {
  const { t } = useLingui();
  const packaging: Readonly<Partial<Record<CountryId, string>>> = {
    1: t`Verpackungsregister (LUCID)`,
    2: t`Verpackung (ARA-Lizenz)`,
  };
  return {
    Name: t`Name`,
    Company: t`Firma mit Rechtsform`,
    Street: t`Straße und Hausnummer`,
    ZipCode: t`Postleitzahl`,
    City: t`Ort`,
    Phone: t`Telefon`,
    EmailAddress: t`E-Mail`,
    SinceYear: t`Seit (Jahr)`,
    Register: t`Registergericht und Nummer`,
    TaxNumber: t`USt-IdNr.`,
    PackagingNumber: packaging[countryId] ?? t`Verpackungsnummer`,
    EnplusId: t`ENplus-ID`,
    CreditorId: t`Gläubiger-ID (SEPA)`,
    Iban: t`IBAN`,
    QrIban: t`QR-IBAN (Schweiz)`,
    Description: t`Über sich, auf der eigenen Seite`,
    SettlesBySteps: t`Rechnet unter 90 % der bestellten Menge nach der Stufe der gelieferten ab`,
  };
}
