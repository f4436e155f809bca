import type { ProductGroup } from '@heizplatz/calculator';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';

/** The message for a field's code; limits are the group's. */
export function useIssueText({ orderLimits, unit }: ProductGroup): (code: string | undefined) => string | null {
  const { t } = useLingui();
  const site = useSite();
  const { min, max } = orderLimits;
  const example = formatNumber(389.5, site, 2);
  const messages: Record<string, string> = {
    REQUIRED: t`Diese Angabe fehlt noch.`,
    PRICE_INV: t`Das ist kein Preis. Richtig ist zum Beispiel ${example}.`,
    TOO_LARGE: t`Das ist kein Preis. Richtig ist zum Beispiel ${example}.`,
    EMAIL_INV: t`Das ist keine E-Mail-Adresse.`,
    ZIPCODE_REQ: t`Bitte geben Sie eine Postleitzahl ein.`,
    ZIPCODE_INV: t`Eine Postleitzahl hat hier ${site.zipDigits} Ziffern.`,
    ZIPCODE_NXT: t`Diese Postleitzahl gibt es nicht.`,
    AMOUNT_REQ: t`Bitte geben Sie eine Menge ein.`,
    AMOUNT_MIN: t`Mindestens ${formatNumber(min, site)} ${unit}.`,
    AMOUNT_MAX: t`Höchstens ${formatNumber(max, site)} ${unit}.`,
  };
  return (code) => (code === undefined ? null : (messages[code] ?? t`Bitte prüfen Sie diese Angabe.`));
}
