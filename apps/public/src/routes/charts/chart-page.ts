/** What the loader hands to a chart's page. */
export interface ChartPage {
  readonly factorId: number;
  readonly rangeId: string;
  readonly days: number;
}
