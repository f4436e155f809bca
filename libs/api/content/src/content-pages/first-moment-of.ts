import { endOfLocalDay } from '@heizplatz/api-platform';
import { DAY_MS } from '@heizplatz/country';

/** 0:00 of an ISO day in Berlin, Vienna and Zurich. */
export const firstMomentOf = (day: string): Date =>
  endOfLocalDay(new Date(new Date(`${day}T12:00:00Z`).getTime() - DAY_MS));
