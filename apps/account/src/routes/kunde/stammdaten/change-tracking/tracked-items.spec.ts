import type { ChangeState } from '@heizplatz/contract';
import fc from 'fast-check';
import { type ItemChange, itemsAfter, type TrackedItem, trackItems } from './tracked-items';

const itemIn = (state: ChangeState): TrackedItem<string> => ({
  key: 'a',
  state,
  value: 'before',
  stored: state === 'Added' ? null : 'kept',
});
const statesAfter = (state: ChangeState, change: ItemChange<string>) =>
  itemsAfter([itemIn(state)], change).map((item) => item.state);

describe('change tracking', () => {
  it.each([
    ['Unchanged', 'edited', ['Modified']],
    ['Added', 'edited', ['Added']],
    ['Modified', 'edited', ['Modified']],
    ['Deleted', 'edited', ['Deleted']],
    ['Unchanged', 'deleted', ['Deleted']],
    ['Added', 'deleted', []],
    ['Modified', 'deleted', ['Deleted']],
    ['Deleted', 'deleted', ['Deleted']],
    ['Unchanged', 'restored', ['Unchanged']],
    ['Added', 'restored', ['Added']],
    ['Modified', 'restored', ['Modified']],
    ['Deleted', 'restored', ['Modified']],
  ] as const)('an item that is %s and is %s becomes %j', (state, type, after) => {
    const change = type === 'edited' ? { type, key: 'a', value: 'after' } : { type, key: 'a' };
    expect(statesAfter(state, change)).toEqual(after);
  });

  it('a deletion taken back leaves what was never changed Unchanged', () => {
    const deleted = itemsAfter(trackItems([['a', 'kept']]), { type: 'deleted', key: 'a' });
    expect(itemsAfter(deleted, { type: 'restored', key: 'a' })).toEqual(trackItems([['a', 'kept']]));
  });

  it('an added item is there as Added, at the end, with what was typed last', () => {
    const added = itemsAfter(trackItems([['a', 'kept']]), { type: 'added', key: 'b', value: 'one' });
    const edited = itemsAfter(added, { type: 'edited', key: 'b', value: 'two' });
    expect(edited.map(({ key, state, value, stored }) => [key, state, value, stored])).toEqual([
      ['a', 'Unchanged', 'kept', 'kept'],
      ['b', 'Added', 'two', null],
    ]);
  });
});

const KEYS = ['a', 'b', 'c', 'd'];
const changes = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constantFrom('added' as const, 'edited' as const),
      key: fc.constantFrom(...KEYS),
      value: fc.string(),
    }),
    fc.record({ type: fc.constantFrom('deleted' as const, 'restored' as const), key: fc.constantFrom(...KEYS) }),
  ),
  { maxLength: 30 },
);
const stored = fc.uniqueArray(fc.constantFrom<string>('a', 'b'));
const played = (keys: readonly string[], all: readonly ItemChange<string>[]) =>
  all.reduce<TrackedItem<string>[]>(itemsAfter, trackItems(keys.map((key) => [key, `kept ${key}`] as const)));

describe('change tracking, whatever happens', () => {
  it('what the server keeps stays in the list and is never Added; all else is Added', () => {
    fc.assert(
      fc.property(stored, changes, (keys, all) => {
        const items = played(keys, all);
        expect(items.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
        for (const item of items) expect(item.state === 'Added').toBe(!keys.includes(item.key));
      }),
    );
  });

  it('keys stay unique, and Unchanged means as kept', () => {
    fc.assert(
      fc.property(stored, changes, (keys, all) => {
        const items = played(keys, all);
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
        for (const item of items) if (item.state === 'Unchanged') expect(item.value).toBe(item.stored);
      }),
    );
  });

  it('a change leaves every other item as it is', () => {
    fc.assert(
      fc.property(stored, changes, fc.constantFrom(...KEYS), fc.string(), (keys, all, key, value) => {
        const before = played(keys, all);
        const after = itemsAfter(before, { type: 'edited', key, value });
        expect(after.filter((item) => item.key !== key)).toEqual(before.filter((item) => item.key !== key));
      }),
    );
  });
});
