import type { BarSeries } from './bar-series';

export interface LiveBarsProps {
  /** A sentence that describes what the chart displays. */
  readonly title: string;
  /** What the bars measure: 'Menge in kg'. */
  readonly axis: string;
  /** The same array from one render to the next while nothing changes: a new one renders the chart again. */
  readonly categories: readonly { readonly id: string; readonly label: string; readonly shortLabel?: string }[];
  /** One, or two that are compared. The same array while nothing changes. */
  readonly series: readonly BarSeries[];
  /** Bars beside their names, one below the other: for names too long for the place below a bar. */
  readonly isHorizontal?: boolean;
  /** Formats a value as text; defined once. */
  readonly format: (value: number) => string;
  /** Beside the grid; as `format` without it. */
  readonly formatAxis?: (value: number) => string;
}
