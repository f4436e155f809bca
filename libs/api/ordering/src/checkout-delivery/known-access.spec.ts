import { addressFingerprint } from '@heizplatz/api-identity';
import { Address } from '@heizplatz/contract';
import * as v from 'valibot';
import { withOrderMarket } from '../checkout/testing/order-market';
import { delivery, newShopper, placed } from '../checkout/testing/shopper';

const market = withOrderMarket();
const address = (fields: object) =>
  v.parse(Address, {
    ...{ Id: 1, FirstName: 'Anna', LastName: 'Huber', Street: 'Bergstraße', HouseNumber: '3 a' },
    ...{ ZipCode: '80331', City: 'München', CountryId: 1, Phone: '+49 30 23125 11' },
    ...fields,
  });

describe('a place', () => {
  it.each([
    [{ Street: 'BERGSTRASSE' }, true],
    [{ Street: 'Bergstr.' }, true],
    [{ HouseNumber: '3a', Id: 9, LastName: 'Vogt' }, true],
    [{ City: ' münchen' }, true],
    [{ HouseNumber: '4' }, false],
    [{ Street: 'Talstraße' }, false],
    [{ ZipCode: '80333' }, false],
    [{ CountryId: 2 }, false],
  ])('with %j is the same: %s', (fields, isSame) => {
    expect(addressFingerprint(address(fields)) === addressFingerprint(address({}))).toBe(isSame);
  });
});

describe('the access check', () => {
  it('is known again at the next order to the same address, with what was changed last', async () => {
    const shopper = await newShopper(market());
    await shopper.start();
    await shopper.saveParameters({ HoseDistanceM: 28 });
    await shopper.becomeGuest();
    expect((await shopper.process()).KnownAccessConditions).toBeNull();
    const first = await shopper.addAddress({ Street: 'Zufahrtsweg' });
    await shopper.selectAddresses([delivery(first)]);
    expect((await shopper.process()).KnownAccessConditions).toMatchObject({ HoseDistanceM: 28 });
    await shopper.saveParameters({ HoseDistanceM: 12 });
    await shopper.savePayment();
    placed(await shopper.finalise((await shopper.process()).Offer.TotalPrice));

    await shopper.start();
    // No address is chosen yet: what is known of an own one in this postcode helps.
    const next = await shopper.process();
    expect(next).toMatchObject({ AccessConditions: null, KnownAccessConditions: { HoseDistanceM: 12 } });
    const second = await shopper.addAddress({ Street: 'Anderer Weg' });
    await shopper.selectAddresses([delivery(second)]);
    expect((await shopper.process()).KnownAccessConditions).toBeNull();
  });

  it('is nobody else’s', async () => {
    const shopper = await newShopper(market());
    await shopper.start();
    await shopper.becomeGuest('other@example.com');
    await shopper.selectAddresses([delivery(await shopper.addAddress({ Street: 'Zufahrtsweg' }))]);
    expect((await shopper.process()).KnownAccessConditions).toBeNull();
  });
});
