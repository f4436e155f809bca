import { getCustomerAddress } from '@heizplatz/testing';
import { addressesAfter, nextKey, savedItems } from './address-changes';
import { trackAddresses } from './form/address-entry';

const STORED = trackAddresses([
  getCustomerAddress({ Id: 41 }),
  getCustomerAddress({ Id: 42, IsDefault: false }),
  getCustomerAddress({ Id: 43, AddressType: 0 }),
]);
const second = STORED[1]!.value;

describe('changes of addresses', () => {
  it('nothing is sent of what nobody touched', () => {
    expect(savedItems(STORED)).toEqual([]);
  });

  it('added, changed and deleted ones are sent together; an added one has no id, a deleted one no fields', () => {
    const added = addressesAfter(STORED, { type: 'added', key: nextKey(STORED), value: second });
    const edited = addressesAfter(added, { type: 'edited', key: '42', value: second });
    const items = savedItems(addressesAfter(edited, { type: 'deleted', key: '43' }));
    expect(items.map(({ State, Id, Address }) => [State, Id, Address === null])).toEqual([
      ['Modified', 42, false],
      ['Deleted', 43, true],
      ['Added', null, false],
    ]);
  });

  it('a new default is the only one of its type', () => {
    const items = addressesAfter(STORED, { type: 'edited', key: '42', value: { ...second, isDefault: true } });
    expect(items.map(({ key, value }) => [key, value.isDefault])).toEqual([
      ['41', false],
      ['42', true],
      ['43', true],
    ]);
    expect(savedItems(items).map(({ Id }) => Id)).toEqual([42]);
  });

  it('each added one gets a key of its own', () => {
    const one = addressesAfter(STORED, { type: 'added', key: nextKey(STORED), value: second });
    expect([nextKey(STORED), nextKey(one)]).toEqual(['+1', '+2']);
  });
});
