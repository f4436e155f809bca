import { useIssueText as useCommonIssueText } from '@heizplatz/order-ui';
import { useLingui } from '@lingui/react/macro';

/** A field's code in words, with those that only an order has. */
export function useIssueText(): (code: string | undefined) => string | undefined {
  const { t } = useLingui();
  const commonText = useCommonIssueText();
  return (code) => {
    switch (code) {
      case 'IBAN_INV':
        return t`Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.`;
      case 'IBAN_NOT_SEPA':
        return t`Von diesem Konto kann nicht per SEPA abgebucht werden. Bitte nennen Sie ein anderes.`;
      case 'COMPANY_REQ':
        return t`Bei dieser Adresse fehlt die Firma. Bitte ergänzen Sie sie.`;
      case 'HOSE_MIN':
      case 'HOSE_MAX':
        return t`Bitte geben Sie 0 bis 80 Meter an.`;
      case 'AMOUNT_REQ':
        return t`Bitte geben Sie eine Menge an.`;
      case 'AMOUNT_MIN':
        return t`Das ist weniger als die Mindestmenge pro Haushalt.`;
      case 'AMOUNT_MAX':
        return t`Das ist zu viel.`;
      case 'AMOUNT_SUM':
        return t`Zusammen müssen die Mengen die bestellte Menge ergeben.`;
      case 'ADDRESS_UNKNOWN':
        return t`Diese Adresse gibt es nicht mehr. Bitte wählen Sie eine andere.`;
      case 'ZIPCODE_DIFFERS':
        return t`Der Preis gilt nur im Ort des Angebots. Bitte wählen Sie eine Adresse dort.`;
      case 'DATE_INV':
        return t`Das ist kein Datum.`;
      case 'AGE_MIN':
        return t`Diese Zahlungsart gibt es ab 18 Jahren.`;
      default:
        return commonText(code);
    }
  };
}
