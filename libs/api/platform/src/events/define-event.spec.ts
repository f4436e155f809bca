import type { Database } from '../database/database';
import { defineEvent } from './define-event';

const TX = {} as Database;

it('an event reaches each subscriber once, in the transaction, in their order', async () => {
  const event = defineEvent<{ id: number }>('OrderCancelled');
  const seen: unknown[] = [];
  const store = (name: string) => async (tx: Database, payload: { id: number }) => void seen.push([name, tx, payload]);
  event.subscribe('cases', store('old'));
  event.subscribe('finance', store('finance'));
  event.subscribe('cases', store('cases'));
  await event.publish(TX, { id: 7 });
  expect(seen).toEqual([
    ['cases', TX, { id: 7 }],
    ['finance', TX, { id: 7 }],
  ]);
});

it('what a subscriber throws reaches whoever published, and later subscribers do not act', async () => {
  const event = defineEvent<null>('OrderChanged');
  const later = jest.fn();
  event.subscribe('one', () => Promise.reject(new Error('refused')));
  event.subscribe('two', later);
  await expect(event.publish(TX, null)).rejects.toThrow('refused');
  expect(later).not.toHaveBeenCalled();
});
