import { useLingui } from '@lingui/react/macro';

/** Kinds of payment in words; what is not known as it is. */
export function usePaymentWords(): (kind: string) => string {
  const { t } = useLingui();
  const words = new Map([
    ['rechnung', t`Rechnung`],
    ['sepa', t`SEPA-Lastschrift`],
    ['ratenzahlung', t`Ratenzahlung`],
    ['ratepay-rechnung', t`RatePay Rechnung`],
    ['ratepay-sepa', t`RatePay SEPA`],
  ]);
  return (kind) => words.get(kind) ?? kind;
}
