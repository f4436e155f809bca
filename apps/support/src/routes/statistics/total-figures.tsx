import type { CurrencyTotal } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { changeText, moneyText, shareText, tonnesText } from './figure-texts';
import styles from './statistic.module.css';

interface Figure {
  readonly label: string;
  readonly now: string;
  readonly before: string;
  readonly change: string | null;
}

/** What a currency comes to in all, each figure with the one of the period before. */
export function TotalFigures({ total }: { readonly total: CurrencyTotal }) {
  const { t } = useLingui();
  const site = useSite();
  const { Now, Before, Currency } = total;
  const figure = (label: string, pick: (of: typeof Now) => number | null, text: (value: number | null) => string) => ({
    ...{ label, now: text(pick(Now)), before: text(pick(Before)) },
    change: changeText(pick(Now), pick(Before), site),
  });
  const money = (value: number | null) => moneyText(value, Currency);
  const share = (value: number | null) => shareText(value, site);
  const figures: Figure[] = [
    figure(t`Umsatz, brutto`, ({ Revenue }) => Revenue, money),
    figure(
      t`Bestellungen`,
      ({ Orders }) => Orders,
      (value) => formatNumber(value ?? 0, site),
    ),
    figure(
      t`Menge`,
      ({ WeightKg }) => WeightKg,
      (value) => tonnesText(value ?? 0, site),
    ),
    figure(t`Mittel je t`, ({ MeanPerTonne }) => MeanPerTonne, money),
    { ...figure(t`Storno und Widerruf`, ({ CancellationPercent }) => CancellationPercent, share), change: null },
    { ...figure(t`Anteil RatePay`, ({ RatePayPercent }) => RatePayPercent, share), change: null },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, now, before, change }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <strong className={styles.value}>{now}</strong>
            <span className={styles.before}>
              <Trans>davor {before}</Trans>
              {change && <b> {change}</b>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
