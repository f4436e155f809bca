import { buildInitConfiguration } from '../../../testing/build-init-configuration';
import { buildOrderProcess } from '@heizplatz/testing';
import { customerGroupAddress } from './customer-group-address';

const address = (Stations: number, Amount: number) =>
  customerGroupAddress({ ...buildOrderProcess('access').Configuration, Stations, Amount }, buildInitConfiguration(), 3);

describe('the list for Sammelbesteller', () => {
  it.each([
    [1, 6000, 'stations=2', 'amount=6000'],
    [1, 1500, 'stations=2', 'amount=2000'],
    [4, 6000, 'stations=4', 'amount=6000'],
  ])(
    'of %i delivery points and %i kg is one of two at least, with enough for each',
    (deliveryPoints, amount, ...parts) => {
      const query = new URL(address(deliveryPoints, amount), 'https://heizplatz.de').searchParams;
      expect([...query].map(([name, value]) => `${name}=${value}`)).toEqual(expect.arrayContaining(parts));
    },
  );
});
