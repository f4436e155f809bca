import type { AnswerRow, ContentReportRow } from './report-repository';
import type { ContentReportParty } from './content-report-token';

/** DSA 20 (1): at least six months from the decision. */
export const APPEAL_MONTHS = 6;

export function appealEnd(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + APPEAL_MONTHS);
  return end;
}

/** Until when a party may appeal; null: not, not yet, or not any more. */
export function appealUntil(
  { state, appealUntil: until }: Pick<ContentReportRow, 'state' | 'appealUntil'>,
  party: ContentReportParty,
  responses: readonly Pick<AnswerRow, 'by'>[],
  now: Date,
): Date | null {
  if (state !== 'decided' || until === null || until <= now) return null;
  return responses.some(({ by }) => by === party) ? null : until;
}
