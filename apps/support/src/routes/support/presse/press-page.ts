import { CALLS, type PRESS_RESOLUTIONS, PressPriceQuery } from '@heizplatz/contract';
import { type CountryId, isCountryId } from '@heizplatz/country';
import { PRESS_PATH } from '@heizplatz/routes';
import { listQuery } from '../../../shared/staff-table/list-query';

/** The series that is displayed; all of it is in the address. */
export interface PressPage {
  /** Its id. */
  readonly country: string;
  readonly product: string;
  /** ISO days, both within. */
  readonly from: string;
  readonly to: string;
  readonly by: (typeof PRESS_RESOLUTIONS)[number];
}

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** So many months before an ISO day; the 31st of a shorter month is the first day after. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** Reads the address; the default for missing or invalid values is a year of the own country's loose pellets by week. */
export function readPressPage(params: URLSearchParams, today: string, ownCountryId: CountryId): PressPage {
  const { country = String(ownCountryId), product = '20', by = 'week' } = listQuery(PressPriceQuery, params);
  const getDay = (name: string, otherwise: string): string => {
    const day = params.get(name) ?? '';
    return isDay(day) ? day : otherwise;
  };
  const [from, to] = [getDay('from', monthsBefore(today, 12)), getDay('to', today)];
  return { country, product, by, ...(from <= to ? { from, to } : { from: to, to: from }) };
}

/** The country whose series is displayed. */
export function getCountry({ country }: PressPage): CountryId {
  const id = Number(country);
  return isCountryId(id) ? id : 1;
}

/** The page with some of it changed. */
export const pressPath = (page: PressPage, changes: Partial<PressPage> = {}): string =>
  `${PRESS_PATH}?${new URLSearchParams({ ...page, ...changes })}`;

/** The same series as a file. */
export const pressFilePath = (page: PressPage, format: 'csv' | 'xlsx'): string =>
  `${CALLS.exportPressPrices.path}?${new URLSearchParams({ ...page, format })}`;

/** Its chart as a picture. */
export const pressChartPath = (page: PressPage, format: 'png' | 'svg'): string =>
  `${CALLS.pressChart.path}?${new URLSearchParams({ ...page, format })}`;
