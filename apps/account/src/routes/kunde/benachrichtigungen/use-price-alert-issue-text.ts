import type { ProductGroup } from '@heizplatz/calculator';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useAccountIssueText } from '../../../shared/form-messages/use-account-issue-text';

/** The message for a field's code; limits are the group's. */
export function usePriceAlertIssueText(): (code: string, group: ProductGroup) => string | undefined {
  const { t } = useLingui();
  const site = useSite();
  const issueText = useAccountIssueText();
  return (code, { orderLimits, unit }) => {
    const [min, max] = [formatNumber(orderLimits.min, site), formatNumber(orderLimits.max, site)];
    switch (code) {
      case 'ZIPCODE_NXT':
        return t`Diese Postleitzahl gibt es nicht.`;
      case 'AMOUNT_MIN':
        return t`Mindestens ${min} ${unit}.`;
      case 'AMOUNT_MAX':
        return t`Höchstens ${max} ${unit}.`;
      case 'TOO_LARGE':
      case 'PRICE_INV':
        return t`Das ist kein Preis.`;
      default:
        return issueText(code);
    }
  };
}
