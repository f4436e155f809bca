import { DAY_MS, siteById } from '@heizplatz/country';
import { Temporal } from 'temporal-polyfill';

/** Vienna and Zurich change their clocks with it. */
export const TIME_ZONE = siteById(1).timeZone;
const EPOCH = Temporal.PlainDate.from('1970-01-01');

/** Days since 1970-01-01 of an ISO date ('2026-12-10'). */
export const epochDay = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;

const writeIsoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Of 1970 to 2099, each written once: a price page names three thousand days. Days of requests may lie anywhere. */
const isoDays = new Array<string | undefined>(epochDay('2100-01-01'));

/** The ISO date of an epoch day. */
export const isoDay = (day: number): string =>
  day >= 0 && day < isoDays.length ? (isoDays[day] ??= writeIsoDay(day)) : writeIsoDay(day);

/** 0 Monday … 6 Sunday; epoch day 0 was a Thursday. */
export const getWeekday = (day: number): number => (day + 3) % 7;

const startMsOf = (day: number): number => EPOCH.add({ days: day }).toZonedDateTime(TIME_ZONE).epochMilliseconds;

/** 0:00 of an epoch day in Berlin, Vienna and Zurich. */
export const startOfLocalDay = (day: number): Date => new Date(startMsOf(day));

interface LocalDay {
  readonly day: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** Nearly all calls use the current day: a time zone lookup takes 15 µs. */
let latestDay: LocalDay = { day: 0, startMs: 0, endMs: 0 };

function findLocalDay(now: Date): LocalDay {
  const ms = now.getTime();
  if (ms >= latestDay.startMs && ms < latestDay.endMs) return latestDay;
  const date = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(TIME_ZONE).toPlainDate();
  const day = epochDay(date.toString());
  latestDay = { day, startMs: startMsOf(day), endMs: startMsOf(day + 1) };
  return latestDay;
}

/** The day that people in Berlin, Vienna and Zurich have at an instant. */
export const localDay = (now: Date): number => findLocalDay(now).day;

/** 24:00 of that day. */
export const getEndOfLocalDay = (now: Date): Date => new Date(findLocalDay(now).endMs);
