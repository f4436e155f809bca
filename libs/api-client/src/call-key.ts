import type { Call, CallInput, Schema } from '@heizplatz/contract';

/** One key for a call with its input, the same in server and browser whatever the order of the fields. */
export function callKey<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
  N,
>(call: Call<P, Q, B, A, N>, input: CallInput<Call<P, Q, B, A, N>>): string {
  return `${call.id} ${JSON.stringify(input, sortedFields)}`;
}

function sortedFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
