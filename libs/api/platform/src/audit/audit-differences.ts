import type { CallResponse, CALLS } from '@heizplatz/contract';
import { flatFields } from './flat-fields';
import { fieldLabel } from './present-field';

type Difference = CallResponse<typeof CALLS.auditLog>['Rows'][number]['Differences'][number];

/** The fields that a command has changed, by their labels, in the order in which they were noted. Redacted values stay as stored. */
export function auditDifferences(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [flatFields(before), flatFields(after)];
  const fields = [...new Set([...old.keys(), ...fresh.keys()])];
  return fields
    .map((field) => ({ Field: fieldLabel(field), Before: old.get(field) ?? null, After: fresh.get(field) ?? null }))
    .filter(({ Before, After }) => Before !== After);
}
