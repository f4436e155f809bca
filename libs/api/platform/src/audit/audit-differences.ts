import type { CallResponse, CALLS } from '@heizplatz/contract';
import { flatFields } from './flat-fields';

type Difference = CallResponse<typeof CALLS.auditLog>['Rows'][number]['Differences'][number];

/** The fields that a command has changed, in the order in which they were noted. Redacted values stay as stored. */
export function auditDifferences(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [flatFields(before), flatFields(after)];
  const fields = [...new Set([...old.keys(), ...fresh.keys()])];
  return fields
    .map((Field) => ({ Field, Before: old.get(Field) ?? null, After: fresh.get(Field) ?? null }))
    .filter(({ Before, After }) => Before !== After);
}
