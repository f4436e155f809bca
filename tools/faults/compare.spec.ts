import { compare, isComplete, type Stored } from './compare';
import type { Shopped } from './shoppers';

const SHOPPED: Shopped = {
  acknowledged: [
    { key: 'k1', number: 'A' },
    { key: 'k2', number: 'B' },
  ],
  abandoned: ['k3'],
  refused: [],
  endedByProvider: 0,
  failures: new Map(),
};
const order = (id: string, number: string, isOfOtherTime = false) => ({ id, number, isOfOtherTime });
const mail = (id: string, orderId: string, kind: string, state = 'sent') => ({ id, orderId, kind, state });
const MAILS = [
  mail('m1', '1', 'customer'),
  mail('m2', '1', 'dealer'),
  mail('m3', '2', 'customer'),
  mail('m4', '2', 'dealer'),
];
const STORED: Stored = {
  orders: [order('1', 'A'), order('2', 'B')],
  responses: new Map([
    ['k1', 'A'],
    ['k2', 'B'],
  ]),
  mails: MAILS,
};
const TAKEN = new Map([...MAILS.map(({ id }) => [id, 1] as const), ['m2', 2]]);

it('finds nothing wrong where each order and each of its mails is there once; a repeated delivery is told', () => {
  const comparison = compare(SHOPPED, STORED, TAKEN);
  expect(comparison).toMatchObject({ acknowledged: 2, stored: 2, lost: [], doubled: [], mailsRepeated: 1 });
  expect(isComplete(comparison)).toBe(true);
});

it('counts an order of somebody who gave up, which has its mails like any other', () => {
  const orders = [...STORED.orders, order('3', 'C')];
  const responses = new Map([...STORED.responses, ['k3', 'C']]);
  expect(compare(SHOPPED, { ...STORED, orders, responses }, TAKEN)).toMatchObject({ doubled: [], mailsMissing: ['C'] });
});

it.each<[string, Partial<Stored>, object]>([
  ['an order that is gone', { orders: STORED.orders.slice(0, 1) }, { lost: ['B'] }],
  ['an answer under another number', { responses: new Map([...STORED.responses, ['k2', 'X']]) }, { lost: ['B'] }],
  ['a second order of one click', { orders: [...STORED.orders, order('3', 'C')] }, { doubled: ['C'] }],
  ['an order of another hour', { orders: [order('1', 'A', true), order('2', 'B')] }, { ofOtherTime: ['A'] }],
  ['a mail that was never written', { mails: MAILS.slice(0, 3) }, { mailsMissing: ['B'] }],
  ['a mail that was written twice', { mails: [...MAILS, mail('m5', '2', 'dealer')] }, { mailsDoubled: ['B'] }],
  ['a mail that never arrived', { mails: [...MAILS.slice(0, 3), mail('m9', '2', 'dealer')] }, { mailsLost: ['m9'] }],
  ['a mail that waits', { mails: [...MAILS.slice(0, 3), mail('m4', '2', 'dealer', 'queued')] }, { mailsWaiting: 1 }],
])('finds %s', (_, change, match) => {
  const comparison = compare(SHOPPED, { ...STORED, ...change }, TAKEN);
  expect(comparison).toMatchObject(match);
  expect(isComplete(comparison)).toBe(false);
});

it('is not content with a run in which nobody ordered', () => {
  const anonymous = { ...SHOPPED, acknowledged: [], abandoned: [] };
  expect(isComplete(compare(anonymous, { orders: [], responses: new Map(), mails: [] }, new Map()))).toBe(false);
});
