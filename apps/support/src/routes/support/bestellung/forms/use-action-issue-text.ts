import { type IssueLabels, useIssueText } from '@heizplatz/form-ui';
import { msg } from '@lingui/core/macro';

const LABELS = {
  AMOUNT_MIN: msg`Die Menge ist zu klein.`,
  AMOUNT_MAX: msg`Das ist mehr als das Doppelte der Bestellung.`,
  AMOUNT_INT: msg`Bitte geben Sie eine ganze Zahl ein.`,
  DATE_INV: msg`Der Tag liegt zwischen Bestellung und heute.`,
  ZIPCODE_FIXED: msg`Die Postleitzahl der Lieferung bleibt: Von ihr hängen Preis und Händler ab.`,
};

/** Messages for the errors of an action's field; `own` are those of one action. */
export const useActionIssueText = (own: IssueLabels = {}) => useIssueText({ ...LABELS, ...own });
