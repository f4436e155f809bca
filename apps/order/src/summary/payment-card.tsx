import type { ProductGroup } from '@heizplatz/calculator';
import type { InstalmentPlan, OrderProcess } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { paymentPath } from '../checkout/checkout-paths';
import { percentText } from '../checkout/percent-text';
import { SummaryCard } from './summary-card';

/** How it is paid: kind, account by its ends, the plan of rates. */
export function PaymentCard({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const { Selected: payment, Choices: choices } = process.PaymentData;
  if (!payment) return null;
  const choice = choices.find(({ Id }) => Id === payment.PaymentId);
  return (
    <SummaryCard title={<Trans>Zahlung</Trans>} changePath={paymentPath(group, payment.Kind)}>
      <p>
        {payment.Name}
        {payment.MaskedIban && ` · ${payment.MaskedIban}`}
      </p>
      {choice && <p className="quiet">{choice.Description}</p>}
      {payment.Plan && <Plan plan={payment.Plan} />}
      {choice?.Credit && <p className="quiet">{choice.Credit.Warning}</p>}
    </SummaryCard>
  );
}

function Plan({ plan }: { readonly plan: InstalmentPlan }) {
  const { t } = useLingui();
  const site = useSite();
  const money = (value: number) => formatMoney(value, site);
  const { Months: months, MonthlyRate: rate, LastRate: last } = plan;
  return (
    <KeyValueList
      items={[
        {
          id: 'rates',
          label: t`${months} Monatsraten`,
          value: last === rate ? t`je ${money(rate)}` : t`je ${money(rate)}, letzte ${money(last)}`,
        },
        {
          id: 'interest',
          label: t`Zinsen, ${percentText(plan.InterestPercent, site)} effektiver Jahreszins`,
          value: money(plan.Interest),
        },
        { id: 'total', label: t`Summe aller Raten`, value: money(plan.TotalPrice), kind: 'total' },
      ]}
    />
  );
}
