import { useCall } from '@heizplatz/api-client';
import { type ChartSeries, chartSeries } from '@heizplatz/chart-ui';
import { CALLS } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { PRICE_CALLS, type RequestedPlace } from '../price-data/price-calls';

/** The second line with its place's name; null without one, and while or where it is not known. */
export function useSecondPlace(place: RequestedPlace | null, days: number): ChartSeries | null {
  const { countryId, countryName } = useSite();
  const calls = PRICE_CALLS(countryId);
  const series = place && calls.series(place, days);
  const metrics = place && (place.stateName || place.zipCode) ? calls.metrics(place) : null;
  const { data: course } = useCall(CALLS.priceSeries, series?.input ?? null);
  const { data: own } = useCall(CALLS.placePrices, metrics?.input ?? null);
  const name = metrics ? own?.Place.Name : countryName;
  if (!place || !course || !name) return null;
  return chartSeries(name, course.Result);
}
