import * as v from 'valibot';
import { defineCall } from './call';
import { IsoTime } from './fields';
import { ADMIN } from './staff-access';

export const OperationFinding = v.object({
  /** What is looked at. */
  Kind: v.picklist([
    'node',
    'prices',
    'orders',
    'overdue-orders',
    'mails',
    'failed-mails',
    'feed',
    'price-files',
    'jobs',
  ]),
  /** serves; waits: somebody has to do something some day; stopped: now. */
  Status: v.picklist(['serves', 'waits', 'stopped']),
  /** Which of them: a node, a site's domain ending, a dealer, a kind of job; empty: there is one. */
  Subject: v.string(),
  /** How many; null where nothing is counted. */
  Count: v.nullable(v.number()),
  /** Since when it is so, or when it was done last; null: never, or not known. */
  Since: v.nullable(IsoTime),
});
export type OperationFinding = v.InferOutput<typeof OperationFinding>;

export const operationState = defineCall({
  id: 'operationState',
  summary: 'What serves, what waits and what stopped',
  method: 'GET',
  path: '/api/support/betrieb',
  answer: v.object({ At: IsoTime, Findings: v.array(OperationFinding) }),
  access: ADMIN,
  csrf: false,
});
