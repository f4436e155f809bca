export interface ChartPoint {
  /** A time with zone, as on the wire. */
  readonly time: string;
  readonly value: number;
}

/** One line of a chart; points stand in order of time. */
export interface ChartSeries {
  /** What the legend and the table's column say: '80331 München'. */
  readonly name: string;
  readonly points: readonly ChartPoint[];
}

interface PriceOfDay {
  readonly DateTime: string;
  readonly Price: number;
}

export const chartSeries = (name: string, days: readonly PriceOfDay[]): ChartSeries => ({
  name,
  points: days.map(({ DateTime, Price }) => ({ time: DateTime, value: Price })),
});
