import { useLingui } from '@lingui/react/macro';
import type { WithdrawalField } from './steps/withdrawal-input';

interface WithdrawalMessages {
  readonly labels: Readonly<Record<WithdrawalField, string>>;
  readonly issueText: (code: string | undefined) => string | undefined;
}

/** Labels of the fields, and messages for their codes. */
export function useWithdrawalMessages(): WithdrawalMessages {
  const { t } = useLingui();
  const issues: Readonly<Record<string, string>> = {
    EMAIL_INV: t`Das ist keine E-Mail-Adresse.`,
    TOO_LONG: t`Das ist zu lang.`,
    NAME_INV: t`Bitte ohne Internet- oder E-Mail-Adresse.`,
  };
  return {
    labels: {
      Name: t`Ihr Name`,
      Contract: t`Welcher Vertrag?`,
      EmailAddress: t`E-Mail`,
      ZipCode: t`Postleitzahl der Lieferung`,
      Part: t`Welcher Teil der Bestellung?`,
    },
    issueText: (code) => code && (issues[code] ?? t`Diese Angabe fehlt noch.`),
  };
}
