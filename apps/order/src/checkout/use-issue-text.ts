import { useLingui } from '@lingui/react/macro';

/** A field's code in words. */
export function useIssueText(): (code: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case undefined:
        return undefined;
      case 'TOO_LONG':
        return t`Das ist zu lang.`;
      case 'PHONE_INV':
        return t`Das ist keine Telefonnummer.`;
      case 'ZIPCODE_INV':
        return t`Das ist keine Postleitzahl.`;
      case 'IBAN_INV':
        return t`Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.`;
      case 'HOSE_MIN':
      case 'HOSE_MAX':
        return t`Bitte geben Sie 0 bis 80 Meter an.`;
      default:
        return t`Diese Angabe fehlt noch.`;
    }
  };
}
