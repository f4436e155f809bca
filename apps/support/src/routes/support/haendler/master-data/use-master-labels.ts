import { useLingui } from '@lingui/react/macro';

/** How a dealer's fields are called; the packaging register differs by country. */
export function useMasterLabels(countryId: 1 | 2 | 3) {
  const { t } = useLingui();
  const packaging = { 1: t`Verpackungsregister (LUCID)`, 2: t`Verpackung (ARA-Lizenz)`, 3: t`Verpackungsnummer` };
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
    PackagingNumber: packaging[countryId],
    EnplusId: t`ENplus-ID`,
    CreditorId: t`Gläubiger-ID (SEPA)`,
    Iban: t`IBAN`,
    QrIban: t`QR-IBAN (Schweiz)`,
    Description: t`Über sich, auf der eigenen Seite`,
    SettlesBySteps: t`Rechnet unter 90 % der bestellten Menge nach der Stufe der gelieferten ab`,
  };
}
