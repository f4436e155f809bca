import { localDate } from '@heizplatz/country';

/** '2036-06-01T07:00' as it is meant in Berlin, Vienna and Zurich, wherever the editor sits; null for what is no time. */
export function getInstant(input: string): string | null {
  const asUtc = new Date(`${input}Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  const guess = new Date(asUtc.getTime() - getOffset(asUtc));
  // An hour beside a change of summer time the first guess had the other offset.
  return new Date(asUtc.getTime() - getOffset(guess)).toISOString();
}

const getOffset = (instant: Date): number =>
  Math.round((localDate(instant).getTime() - instant.getTime()) / 60_000) * 60_000;
