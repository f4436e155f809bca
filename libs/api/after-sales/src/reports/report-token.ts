import { createHmac } from 'node:crypto';
import { hashToken } from '@heizplatz/api-identity';
import { currentKey, type KeyRing } from '@heizplatz/api-platform';

export type ReportParty = 'reporter' | 'concerned';

/** What the database keeps of the two tokens. */
export interface ReportTokenHashes {
  readonly reporterTokenHash: string | null;
  readonly concernedTokenHash: string | null;
}

const tokenBy = (key: string, reportId: number, party: ReportParty): string =>
  createHmac('sha256', key).update(`report|${reportId}|${party}`).digest('base64url');

/** By the current key, for a report that is made now. */
export const reportTokenHashes = (reportId: number, keys: KeyRing): ReportTokenHashes => ({
  reporterTokenHash: hashToken(tokenBy(currentKey(keys), reportId, 'reporter')),
  concernedTokenHash: hashToken(tokenBy(currentKey(keys), reportId, 'concerned')),
});

/** Of a party's link, the same in each mail: by the key of which the report was made, as its hash says. */
export function reportToken(report: ReportTokenHashes & { readonly id: number }, party: ReportParty, keys: KeyRing) {
  const hash = party === 'reporter' ? report.reporterTokenHash : report.concernedTokenHash;
  const tokens = [...keys.keys.values()].map((key) => tokenBy(key, report.id, party));
  return tokens.find((token) => hashToken(token) === hash) ?? tokenBy(currentKey(keys), report.id, party);
}
