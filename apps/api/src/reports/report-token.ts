import { createHmac } from 'node:crypto';

export type ReportParty = 'reporter' | 'concerned';

/** Of a party's link, the same in each mail; the database keeps its hash alone. */
export const reportToken = (reportId: number, party: ReportParty, secret: string): string =>
  createHmac('sha256', secret).update(`report|${reportId}|${party}`).digest('base64url');
