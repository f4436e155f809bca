import type { InstalmentPlan } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { DepositNote, useTotalText } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Disclosure, MetricTable, RadioGroup } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { percentText } from '../../../shared/checkout/percent-text';
import { useFieldErrorText } from '../../../shared/checkout/use-field-error-text';
import styles from './payment-form.module.css';
import { PAYMENT_FIELDS } from '../../../shared/payment/sent-details';
import type { PaymentForm } from './use-payment-form';

interface PlanChoiceProps {
  readonly plans: readonly InstalmentPlan[];
  /** Of the pallets; beside each total, never within. */
  readonly deposit: number;
  readonly form: PaymentForm;
}

/** How long it is paid, each with its rate and what it costs; and the same as a table. */
export function PlanChoice({ plans, deposit, form }: PlanChoiceProps) {
  const { t } = useLingui();
  const site = useSite();
  const issueText = useFieldErrorText();
  const money = (value: number) => formatMoney(value, site);
  const totalText = useTotalText(site);
  const inAll = (TotalPrice: number) => totalText({ TotalPrice, Deposit: deposit });
  return (
    <div className={styles.fields}>
      <RadioGroup
        legend={t`Laufzeit`}
        name={PAYMENT_FIELDS.months}
        id={PAYMENT_FIELDS.months}
        variant="card"
        value={String(form.details.months ?? '')}
        error={issueText(form.issues['PaymentModifier'])}
        options={plans.map(({ Months, MonthlyRate, Interest, TotalPrice, InterestPercent }) => ({
          value: String(Months),
          label: t`${Months} Monatsraten`,
          extra: t`je ${money(MonthlyRate)}`,
          hint: t`${percentText(InterestPercent, site)} effektiver Jahreszins, ${money(Interest)} Zinsen, zusammen ${inAll(TotalPrice)}`,
        }))}
        onValueChange={(months) => form.change({ months: Number(months) })}
      />
      <PlanTable plans={plans} deposit={deposit} chosen={form.details.months} />
    </div>
  );
}

interface PlanTableProps extends Pick<PlanChoiceProps, 'plans' | 'deposit'> {
  readonly chosen: number | null;
}

function PlanTable({ plans, deposit, chosen }: PlanTableProps) {
  const { t } = useLingui();
  const site = useSite();
  const money = (value: number) => formatMoney(value, site);
  return (
    <Disclosure summary={<Trans>Alle Laufzeiten im Vergleich</Trans>}>
      <MetricTable
        caption={t`Raten und Kosten nach Laufzeit`}
        captionHidden
        columns={[
          { id: 'months', label: t`Monate` },
          { id: 'rate', label: t`Monatsrate`, numeric: true },
          { id: 'last', label: t`letzte Rate`, numeric: true },
          { id: 'percent', label: t`eff. Jahreszins`, numeric: true },
          { id: 'interest', label: t`Zinsen`, numeric: true },
          { id: 'total', label: t`Gesamt`, numeric: true },
        ]}
        rows={plans.map((plan) => ({
          id: String(plan.Months),
          chosen: plan.Months === chosen,
          cells: [
            plan.Months,
            money(plan.MonthlyRate),
            money(plan.LastRate),
            percentText(plan.InterestPercent, site),
            money(plan.Interest),
            money(plan.TotalPrice),
          ],
        }))}
      />
      <DepositNote deposit={deposit} site={site} />
    </Disclosure>
  );
}
