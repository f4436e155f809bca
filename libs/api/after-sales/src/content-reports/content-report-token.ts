import { createHmac } from 'node:crypto';
import { hashToken } from '@heizplatz/api-identity';
import { currentKey, type KeyRing } from '@heizplatz/api-platform';

export type ContentReportParty = 'reporter' | 'concerned';

/** The stored form of the two tokens in the database. */
export interface ContentReportTokenHashes {
  readonly reporterTokenHash: string | null;
  readonly concernedTokenHash: string | null;
}

const tokenBy = (key: string, contentReportId: number, party: ContentReportParty): string =>
  createHmac('sha256', key).update(`report|${contentReportId}|${party}`).digest('base64url');

/** By the current key, for a report that is made now. */
export const contentReportTokenHashes = (contentReportId: number, keys: KeyRing): ContentReportTokenHashes => ({
  reporterTokenHash: hashToken(tokenBy(currentKey(keys), contentReportId, 'reporter')),
  concernedTokenHash: hashToken(tokenBy(currentKey(keys), contentReportId, 'concerned')),
});

/**
 * Of a party's link, the same in each mail: signed by the key that was current when the report was created, as its
 * hash shows.
 */
export function contentReportToken(
  report: ContentReportTokenHashes & { readonly id: number },
  party: ContentReportParty,
  keys: KeyRing,
) {
  const hash = party === 'reporter' ? report.reporterTokenHash : report.concernedTokenHash;
  const tokens = [...keys.keys.values()].map((key) => tokenBy(key, report.id, party));
  return tokens.find((token) => hashToken(token) === hash) ?? tokenBy(currentKey(keys), report.id, party);
}
