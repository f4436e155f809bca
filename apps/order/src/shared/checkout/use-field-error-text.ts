import { type IssueLabels, useIssueText } from '@heizplatz/form-ui';
import { msg } from '@lingui/core/macro';

/** Codes that only an order's forms have. */
const LABELS: IssueLabels = {
  EMAIL_INV: msg`Das ist keine E-Mail-Adresse.`,
  IBAN_INV: msg`Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.`,
  IBAN_NOT_SEPA: msg`Von diesem Konto kann nicht per SEPA abgebucht werden. Bitte nennen Sie ein anderes.`,
  COMPANY_REQ: msg`Bei dieser Adresse fehlt die Firma. Bitte ergänzen Sie sie.`,
  HOSE_MIN: msg`Bitte geben Sie 0 bis 80 Meter an.`,
  HOSE_MAX: msg`Bitte geben Sie 0 bis 80 Meter an.`,
  AMOUNT_REQ: msg`Bitte geben Sie eine Menge an.`,
  AMOUNT_MIN: msg`Das ist weniger als die Mindestmenge pro Haushalt.`,
  AMOUNT_MAX: msg`Das ist zu viel.`,
  AMOUNT_SUM: msg`Zusammen müssen die Mengen die bestellte Menge ergeben.`,
  ADDRESS_UNKNOWN: msg`Diese Adresse gibt es nicht mehr. Bitte wählen Sie eine andere.`,
  ZIPCODE_DIFFERS: msg`Der Preis gilt nur im Ort des Angebots. Bitte wählen Sie eine Adresse dort.`,
  DATE_INV: msg`Das ist kein Datum.`,
  AGE_MIN: msg`Diese Zahlungsart gibt es ab 18 Jahren.`,
};

/** The message for a field's code. */
export const useFieldErrorText = () => useIssueText(LABELS);
