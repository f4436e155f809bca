import { type IssueWords, useIssueText } from '@heizplatz/order-ui';
import { msg } from '@lingui/core/macro';

/** Codes of staff's forms; a screen with codes of its own adds its lines. */
const WORDS: IssueWords = {
  EMAIL_INV: msg`Das ist keine E-Mail-Adresse.`,
  DATE_INV: msg`Das ist kein Tag.`,
  NUMBER_INV: msg`Das ist keine Zahl.`,
  ROLE_REQ: msg`Bitte wählen Sie mindestens eine Rolle.`,
  TOO_SHORT: msg`Das ist zu kurz.`,
  VALUE_MIN: msg`Dieser Wert ist zu klein.`,
  VALUE_MAX: msg`Dieser Wert ist zu groß.`,
};

/** A field's code in words. */
export const useStaffIssueText = () => useIssueText(WORDS);
