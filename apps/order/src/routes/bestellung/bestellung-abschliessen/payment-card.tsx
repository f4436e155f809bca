import type { ProductGroup } from '@heizplatz/calculator';
import { type OrderProcess, OTHER_CODE } from '@heizplatz/contract';
import { paymentStepPath } from '@heizplatz/routes';
import { Trans } from '@lingui/react/macro';
import { paymentPath } from '../../../shared/checkout/checkout-paths';
import { PlanMetrics } from '../../../shared/summary/plan-metrics';
import { SummaryCard } from './summary-card';

/** How it is paid: kind, account by its ends, the plan of rates. */
export function PaymentCard({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const { Selected: payment, Choices: choices } = process.PaymentData;
  if (!payment) return null;
  const choice = choices.find(({ Id }) => Id === payment.PaymentId);
  return (
    <SummaryCard
      title={<Trans>Zahlung</Trans>}
      changePath={payment.Kind === OTHER_CODE ? paymentStepPath(group) : paymentPath(group, payment.Kind)}
    >
      <p>
        {payment.Name}
        {payment.MaskedIban && ` · ${payment.MaskedIban}`}
      </p>
      {choice && <p className="quiet">{choice.Description}</p>}
      {payment.MandateReference && (
        <p className="quiet">
          <Trans>Mandatsreferenz {payment.MandateReference}</Trans>
        </p>
      )}
      {payment.Plan && <PlanMetrics plan={payment.Plan} deposit={process.Offer.Deposit} />}
      {choice?.Credit && <p className="quiet">{choice.Credit.Warning}</p>}
    </SummaryCard>
  );
}
