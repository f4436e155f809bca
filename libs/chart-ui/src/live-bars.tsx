import { BarChart } from '@heizplatz/ui';
import { useState } from 'react';
import { LateBars } from './late-bars';
import styles from './live-bars.module.css';
import type { LiveBarsProps } from './live-bars-props';

/** More bars than these are too thin to be rendered with the page. */
const MAX_RENDERED = 40;
const MOST_VALUES = 13;

/**
 * Values as bars: rendered with the page, and replaced in the same place by the chart library once it is loaded.
 */
export function LiveBars(props: LiveBarsProps) {
  const [isRendered, setIsRendered] = useState(false);
  const { title, axis, categories, series, formatAxis = props.format } = props;
  const bars = categories.slice(0, MAX_RENDERED).map(({ id, label, shortLabel = label }, at) => {
    const value = series[0]?.values[at] ?? 0;
    const hasText = value > 0 && categories.length <= MOST_VALUES;
    return { id, label: shortLabel, value, valueText: hasText ? formatAxis(value) : '' };
  });
  return (
    <div className={styles.chart}>
      <div className={isRendered ? styles.replaced : styles.drawn}>
        <BarChart title={title} axis={axis} bars={bars} />
      </div>
      <LateBars bars={props} onRendered={setIsRendered} />
    </div>
  );
}
