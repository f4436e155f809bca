import { useLingui } from '@lingui/react/macro';

/** A field's code in words, for the codes that most forms have; any other says that something is missing. */
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
      default:
        return t`Diese Angabe fehlt noch.`;
    }
  };
}
