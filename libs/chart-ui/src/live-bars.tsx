import { BarChart } from '@heizplatz/ui';
import { useState } from 'react';
import type { BarSeries } from './bar-series';
import { LateBars } from './late-bars';
import styles from './live-bars.module.css';

export interface LiveBarsProps {
  /** What is drawn, in a sentence that says what can be seen. */
  readonly title: string;
  /** What the bars measure: 'Menge in kg'. */
  readonly axis: string;
  /** The same array from one render to the next while nothing changes: a new one draws anew. */
  readonly categories: readonly { readonly id: string; readonly label: string; readonly shortLabel?: string }[];
  /** One, or two that are compared. The same array while nothing changes. */
  readonly series: readonly BarSeries[];
  /** A value in words; defined once. */
  readonly format: (value: number) => string;
  /** Beside the grid; as `format` without it. */
  readonly formatAxis?: (value: number) => string;
}

/** More bars than these are too thin to be drawn with the page. */
const MOST_DRAWN = 40;
const MOST_VALUES = 13;

/** Figures as bars: drawn with the page, and taken over by the chart library once it is there, in the same place. */
export function LiveBars(props: LiveBarsProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  const { title, axis, categories, series, formatAxis = props.format } = props;
  const bars = categories.slice(0, MOST_DRAWN).map(({ id, label, shortLabel = label }, at) => {
    const value = series[0]?.values[at] ?? 0;
    const hasText = value > 0 && categories.length <= MOST_VALUES;
    return { id, label: shortLabel, value, valueText: hasText ? formatAxis(value) : '' };
  });
  return (
    <div className={styles.chart}>
      <div className={isDrawn ? styles.replaced : styles.drawn}>
        <BarChart title={title} axis={axis} bars={bars} />
      </div>
      <LateBars bars={props} onDrawn={setIsDrawn} />
    </div>
  );
}
