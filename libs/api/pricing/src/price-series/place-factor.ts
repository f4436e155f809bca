import { epochDay } from '@heizplatz/api-platform';
import type { DailyPrices } from '../site/known-prices';
import type { placeFactors } from './schema';

export type PlaceFactorRow = Pick<typeof placeFactors.$inferSelect, 'firstWeek' | 'weekly' | 'firstDay' | 'daily'>;

const MILLION = 1_000_000;
const WEEK_DAYS = 7;
/** 1969-12-29, a Monday, lies so many days before epoch day 0. */
const MONDAY_OFFSET = 3;

/** Weeks since Monday 1969-12-29. */
export const getWeek = (day: number): number => Math.floor((day + MONDAY_OFFSET) / WEEK_DAYS);

/** What a place costs against its state, in millionths; exact to the cent for prices up to 10,000 a unit. */
export const getFactor = (placeCents: number, stateCents: number): number =>
  Math.round((placeCents * MILLION) / stateCents);

/** The price of a place, from its state's and its factor. */
export const placeCents = (stateCents: number, factor: number): number => Math.round((stateCents * factor) / MILLION);

/** A place's own days: its state's series times the factor of each day, or of its week before the last ones. */
export function placeSeries(state: DailyPrices, factors: PlaceFactorRow): DailyPrices {
  const stateFirst = epochDay(state.firstDay);
  const dailyFirst = epochDay(factors.firstDay);
  const dailyCents = state.dailyCents.map((cents, index) => {
    const day = stateFirst + index;
    const factor = factors.daily[day - dailyFirst] ?? factors.weekly[getWeek(day) - factors.firstWeek] ?? 0;
    return placeCents(cents, factor);
  });
  return { firstDay: state.firstDay, dailyCents };
}
