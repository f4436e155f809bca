import { endOfLocalDay } from '@heizplatz/api-platform';

const DAY_MS = 86_400_000;

/** 0:00 of an ISO day in Berlin, Vienna and Zurich. */
export const firstMomentOf = (day: string): Date =>
  endOfLocalDay(new Date(new Date(`${day}T12:00:00Z`).getTime() - DAY_MS));
