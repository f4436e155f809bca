import type { ProblemError } from '@heizplatz/api-client';
import type { FieldError } from '@heizplatz/ui';
import { changedAddresses } from '../address-changes';
import type { TrackedAddress } from './address-entry';

const PATH = /^body\.Items\.(\d+)\.(?:Address\.)?(\w+)$/;

/** Messages for the errors that the server found in the submitted changes, by the key of the address. */
export function addressFaults(
  problem: ProblemError | null,
  items: readonly TrackedAddress[],
  getLabels: (issues: Readonly<Record<string, string>>) => readonly FieldError[],
): Readonly<Record<string, readonly string[]>> {
  const sent = changedAddresses(items);
  const faults: Record<string, string[]> = {};
  for (const { path, code } of problem?.problem.errors ?? []) {
    const [, index = '', field = ''] = PATH.exec(path) ?? [];
    const key = sent[Number(index)]?.key;
    if (!index || key === undefined) continue;
    (faults[key] ??= []).push(...getLabels({ [field]: code }).map(({ message }) => message));
  }
  return faults;
}
