import { isoDay, localDay } from './calendar-days';

/** The ISO day that it is in the three countries. */
export const siteDay = (now: Date): string => isoDay(localDay(now));
