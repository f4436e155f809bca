import { type IssueLabels, useIssueText } from '@heizplatz/form-ui';
import { msg } from '@lingui/core/macro';

/** Codes that only an account's forms have. */
const LABELS: IssueLabels = {
  EMAIL_INV: msg`Das ist keine E-Mail-Adresse.`,
  PASSWORD_WRONG: msg`Dieses Passwort stimmt nicht.`,
  PASSWORD_SHORT: msg`Das Passwort braucht mindestens 10 Zeichen.`,
  PASSWORD_COMMON: msg`Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.`,
  PASSWORD_EMAIL: msg`Das Passwort darf nicht Ihre E-Mail-Adresse sein.`,
};

/** The message for a field's code. */
export const useAccountIssueText = () => useIssueText(LABELS);
