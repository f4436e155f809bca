import type { FieldError } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

interface RequestMessages {
  readonly getError: (code: string | undefined) => string | undefined;
  readonly getSummary: (issues: Readonly<Record<string, string>>) => FieldError[];
}

/** Messages for the field codes of the inquiry. */
export function useRequestMessages(): RequestMessages {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    ZipCode: t`Postleitzahl`,
    Amount: t`Menge`,
    Name: t`Name`,
    EmailAddress: t`E-Mail-Adresse`,
    Phone: t`Telefon`,
    Message: t`Nachricht`,
  };
  const messages: Readonly<Record<string, string>> = {
    EMAIL_INV: t`Das ist keine E-Mail-Adresse.`,
    ZIPCODE_INV: t`Das ist keine Postleitzahl dieses Landes.`,
    ZIPCODE_NXT: t`Diese Postleitzahl gibt es nicht.`,
    PHONE_INV: t`Das ist keine Telefonnummer.`,
    AMOUNT_MAX: t`Diese Menge ist zu groß.`,
    AMOUNT_REQ: t`Bitte geben Sie eine Menge an.`,
    TOO_LONG: t`Das ist zu lang.`,
    NAME_INV: t`Bitte ohne Internet- oder E-Mail-Adresse.`,
  };
  const getError = (code: string | undefined) =>
    code === undefined ? undefined : (messages[code] ?? t`Diese Angabe fehlt noch.`);
  return {
    getError,
    getSummary: (issues) =>
      Object.entries(issues).map(([fieldId, code]) => ({
        fieldId,
        message: `${names[fieldId] ?? fieldId}: ${getError(code) ?? ''}`,
      })),
  };
}
