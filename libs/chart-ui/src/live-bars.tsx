import { BarChart, classNames } from '@heizplatz/ui';
import { useState } from 'react';
import { labelsBelow, sizeOfBars } from './bar-options';
import { LateBars } from './late-bars';
import styles from './live-bars.module.css';
import type { LiveBarsProps } from './live-bars-props';

/** More bars than these are too thin to be rendered with the page. */
const MAX_RENDERED = 40;
/** Values of more would touch one another on a telephone. */
const MOST_VALUES = 6;

/**
 * Values as bars: rendered with the page, and replaced in the same place by the chart library once it is loaded.
 */
export function LiveBars(props: LiveBarsProps) {
  const [isRendered, setIsRendered] = useState(false);
  const { title, axis, categories, series, formatAxis = props.format, isHorizontal = false } = props;
  // Names that stand beside bars would not fit below them; these are numbered as the rows of the table are.
  const labels = isHorizontal ? categories.map((_, at) => String(at + 1)) : labelsBelow(categories);
  const bars = categories.slice(0, MAX_RENDERED).map(({ id }, at) => {
    const value = series[0]?.values[at] ?? 0;
    const hasText = value > 0 && categories.length <= MOST_VALUES;
    return { id, label: labels[at] ?? '', value, valueText: hasText ? formatAxis(value) : '' };
  });
  return (
    <div className={classNames(styles.chart, isHorizontal && styles[sizeOfBars(categories.length)])}>
      <div className={isRendered ? styles.replaced : styles.drawn}>
        <BarChart title={title} axis={axis} bars={bars} />
      </div>
      <LateBars bars={props} onRendered={setIsRendered} />
    </div>
  );
}
