import { localDate } from '@heizplatz/country';

const MINUTE_CHARACTERS = 16;
const INPUT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/** An instant as a field of type datetime-local holds it: the time of the three countries. '' for none. */
export const momentInput = (iso: string | null): string =>
  iso === null ? '' : localDate(new Date(iso)).toISOString().slice(0, MINUTE_CHARACTERS);

/** The instant of the input; '' when it is invalid, which no schema accepts as a time. */
export function parseMoment(input: string): string {
  if (!INPUT.test(input)) return '';
  const asUtc = new Date(`${input}Z`).getTime();
  if (Number.isNaN(asUtc)) return '';
  const offsetAt = (time: number): number => localDate(new Date(time)).getTime() - time;
  const near = asUtc - offsetAt(asUtc);
  // The offset counts that is in force at the instant itself, not at the guess.
  return new Date(asUtc - offsetAt(near)).toISOString();
}
