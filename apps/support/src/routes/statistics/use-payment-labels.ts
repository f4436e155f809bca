import { useLingui } from '@lingui/react/macro';

/** Labels of payment types; an unknown one as it is. */
export function usePaymentLabels(): (kind: string) => string {
  const { t } = useLingui();
  const labels = new Map([
    ['rechnung', t`Rechnung`],
    ['sepa', t`SEPA-Lastschrift`],
    ['ratenzahlung', t`Ratenzahlung`],
    ['ratepay-rechnung', t`RatePay Rechnung`],
    ['ratepay-sepa', t`RatePay SEPA`],
  ]);
  return (kind) => labels.get(kind) ?? kind;
}
