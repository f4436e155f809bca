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
      case 'EMAIL_INV':
        return t`Das ist keine E-Mail-Adresse.`;
      case 'PHONE_INV':
        return t`Das ist keine Telefonnummer.`;
      case 'ZIPCODE_INV':
        return t`Das ist keine Postleitzahl.`;
      case 'PASSWORD_WRONG':
        return t`Dieses Passwort stimmt nicht.`;
      case 'PASSWORD_SHORT':
        return t`Das Passwort braucht mindestens 10 Zeichen.`;
      case 'PASSWORD_COMMON':
        return t`Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.`;
      case 'PASSWORD_EMAIL':
        return t`Das Passwort darf nicht Ihre E-Mail-Adresse sein.`;
      default:
        return t`Diese Angabe fehlt noch.`;
    }
  };
}
