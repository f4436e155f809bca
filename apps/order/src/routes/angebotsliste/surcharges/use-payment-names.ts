import { useLingui } from '@lingui/react/macro';

/** Short names of the payment kinds (rule PAY-01) by their fixed ids. */
export function usePaymentNames(): (paymentId: number) => string {
  const { t } = useLingui();
  const names: Readonly<Record<number, string>> = {
    1: t`Rechnung`,
    2: t`SEPA`,
    3: t`Raten`,
    4: t`RatePay-Rechnung`,
    5: t`RatePay-SEPA`,
  };
  return (paymentId) => names[paymentId] ?? t`weitere`;
}
