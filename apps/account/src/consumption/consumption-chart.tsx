import { formatNumber, type Site } from '@heizplatz/country';
import { BarChart } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PeriodFigures } from './consumption-figures';
import styles from './consumption.module.css';
import { periodText } from './figure-texts';
import { LateChart } from './late-chart';

interface ConsumptionChartProps {
  readonly periods: readonly PeriodFigures[];
  readonly unit: string;
  readonly site: Site;
}

/** The amounts as bars: drawn with the page, and taken over by the chart library once it is there, in the same place. */
export function ConsumptionChart({ periods, unit, site }: ConsumptionChartProps) {
  const { t } = useLingui();
  const [isDrawn, setIsDrawn] = useState(false);
  const title = t`Menge in ${unit}: ${periods
    .map(({ id, amount }) => `${periodText(id)} ${formatNumber(amount, site)}`)
    .join(', ')}`;
  return (
    <div className={styles.chart}>
      <div className={isDrawn ? styles.replaced : undefined}>
        <BarChart
          title={title}
          axis={t`Menge in ${unit}`}
          bars={periods.map(({ id, amount }) => ({
            id,
            label: id.length > 4 ? id.slice(5) : id,
            value: amount,
            valueText: amount > 0 ? formatNumber(amount, site) : '',
          }))}
        />
      </div>
      <LateChart periods={periods} unit={unit} site={site} onDrawn={setIsDrawn} />
    </div>
  );
}
