import type { InstalmentPlan } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { KeyValueList } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { percentText } from '../checkout/percent-text';

interface PlanMetricsProps {
  readonly plan: InstalmentPlan;
  /** Of the pallets; beside the total, never within. */
  readonly deposit: number;
}

/** The rates of a credit, what it costs and what is paid in all. */
export function PlanMetrics({ plan, deposit }: PlanMetricsProps) {
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
        ...(deposit === 0 ? [] : [{ id: 'deposit', label: t`Pfand für Paletten, zusätzlich`, value: money(deposit) }]),
      ]}
    />
  );
}
