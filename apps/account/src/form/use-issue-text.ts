import { useIssueText as useCommonIssueText } from '@heizplatz/order-ui';
import { useLingui } from '@lingui/react/macro';

/** A field's code in words, with those that only an account has. */
export function useIssueText(): (code: string | undefined) => string | undefined {
  const { t } = useLingui();
  const commonText = useCommonIssueText();
  return (code) => {
    switch (code) {
      case 'EMAIL_INV':
        return t`Das ist keine E-Mail-Adresse.`;
      case 'PASSWORD_WRONG':
        return t`Dieses Passwort stimmt nicht.`;
      case 'PASSWORD_SHORT':
        return t`Das Passwort braucht mindestens 10 Zeichen.`;
      case 'PASSWORD_COMMON':
        return t`Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.`;
      case 'PASSWORD_EMAIL':
        return t`Das Passwort darf nicht Ihre E-Mail-Adresse sein.`;
      default:
        return commonText(code);
    }
  };
}
