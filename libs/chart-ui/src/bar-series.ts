/** Bars of one colour; one value each category. */
export interface BarSeries {
  readonly name: string;
  readonly values: readonly number[];
}
