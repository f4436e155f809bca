import type { BarSeries } from './bar-series';

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
