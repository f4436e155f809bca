import { Address } from '@heizplatz/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { checkDeliveryPointAmounts } from './check-delivery-point-amounts';
import { mergeSelection } from '../checkout-addresses/merge-selection';
import { withOrderMarket } from '../checkout/testing/order-market';
import { delivery, invoice, newShopper, placed, type Shopper } from '../checkout/testing/shopper';

const address = (Id: number, ZipCode = '80331') =>
  v.parse(Address, {
    Id,
    ...{ FirstName: 'Anna', LastName: 'Huber', Street: 'Am Anger', HouseNumber: String(Id) },
    ...{ ZipCode, City: 'München', CountryId: 1, Phone: '+49 30 23125 11' },
  });
const own = [...Array.from({ length: 9 }, (_, at) => address(at + 1)), address(20, '80333')];
const check = { own, needsCompany: false };
const configuration = (Stations: number, Amount: number, ProductGroupId: 3 | 4 = 3) =>
  ({ ZipCode: '80331', CountryId: 1, Amount, Stations, ProductGroupId }) as const;
const deliveryPoint = (StationNumber: number, Amount: number, AddressId = StationNumber) => ({
  ...{ StationNumber, AddressId, Amount },
});

describe('the amounts of several stations', () => {
  it.each([
    ['two', configuration(2, 6000), [deliveryPoint(1, 2500), deliveryPoint(2, 3500)]],
    ['two in any order', configuration(2, 6000), [deliveryPoint(2, 3500), deliveryPoint(1, 2500)]],
    ['two at one address', configuration(2, 6000), [deliveryPoint(1, 2500), deliveryPoint(2, 3500, 1)]],
    ['pallets', configuration(3, 3, 4), [deliveryPoint(1, 1), deliveryPoint(2, 1), deliveryPoint(3, 1)]],
  ])('may be: %s', (_, input, deliveryPoints) => {
    expect(checkDeliveryPointAmounts(deliveryPoints, { ...check, configuration: input })).toEqual([]);
  });

  it.each([
    [
      'a household below the minimum',
      [deliveryPoint(1, 999), deliveryPoint(2, 5001)],
      ['body.Stations.0.Amount AMOUNT_MIN'],
    ],
    ['a wrong sum', [deliveryPoint(1, 2500), deliveryPoint(2, 3000)], ['body.Stations AMOUNT_SUM']],
    ['a missing station', [deliveryPoint(1, 6000)], ['body.Stations STATIONS_MISMATCH']],
    ['a station twice', [deliveryPoint(1, 3000), deliveryPoint(1, 3000)], ['body.Stations STATIONS_MISMATCH']],
    ['a station too many', [deliveryPoint(1, 3000), deliveryPoint(3, 3000)], ['body.Stations STATIONS_MISMATCH']],
    [
      'a foreign address',
      [deliveryPoint(1, 3000), deliveryPoint(2, 3000, 99)],
      ['body.Stations.1.AddressId ADDRESS_UNKNOWN'],
    ],
    [
      'another postcode',
      [deliveryPoint(1, 3000), deliveryPoint(2, 3000, 20)],
      ['body.Stations.1.AddressId ZIPCODE_DIFFERS'],
    ],
  ])('may not be: %s', (_, deliveryPoints, expected) => {
    const errors = checkDeliveryPointAmounts(deliveryPoints, { ...check, configuration: configuration(2, 6000) });
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  it('of a business go to its company first', () => {
    const deliveryPoints = [deliveryPoint(1, 3000), deliveryPoint(2, 3000)];
    const business = { ...check, needsCompany: true, configuration: configuration(2, 6000) };
    expect(checkDeliveryPointAmounts(deliveryPoints, business)).toEqual([
      { path: 'body.Stations.0.AddressId', code: 'COMPANY_REQ' },
    ]);
  });

  it('are right exactly when they add up and none is below the minimum', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: -2, max: 2 }), (parts, off) => {
        const sum = parts.reduce((total, part) => total + part, 0);
        const deliveryPoints = parts.map((part, at) => deliveryPoint(at + 1, part));
        const errors = checkDeliveryPointAmounts(deliveryPoints, {
          ...check,
          configuration: configuration(parts.length, sum + off),
        });
        expect(errors.length === 0).toBe(off === 0 && parts.every((part) => part >= 1000));
      }),
    );
  });
});

describe('the address step, walked back to', () => {
  const before = {
    ...check,
    configuration: configuration(2, 6000),
    selected: [delivery(1, 0, 2500), delivery(2, 1, 3500)],
  };

  it('keeps the other stations and the amounts', () => {
    expect(mergeSelection([delivery(3)], before)).toEqual([delivery(3, 0, 2500), delivery(2, 1, 3500)]);
  });

  it('forgets them when they do not fit any more', () => {
    const gone = { ...before, own: [address(1)] };
    expect(mergeSelection([delivery(1)], gone)).toEqual([delivery(1)]);
  });
});

describe('saveOrderAmounts', () => {
  const market = withOrderMarket();
  const save = (shopper: Shopper, Stations: object[]) =>
    shopper.client.post('/api/order-process/amounts/save', { ProductGroupId: 3, Stations });
  const start = async (deliveryPoints: number) => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.start({ Stations: deliveryPoints });
    await shopper.saveParameters();
    await shopper.becomeGuest();
    return { shopper, TotalPrice };
  };

  it('is a step of its own between address and payment, and ends in an order of three stations', async () => {
    const { shopper, TotalPrice } = await start(3);
    const ids = [];
    for (const HouseNumber of ['1', '2', '3']) ids.push(await shopper.addAddress({ HouseNumber }));
    const [one = 0, two = 0, three = 0] = ids;
    const billed = await shopper.addAddress({ ZipCode: '10115', City: 'Berlin' }, 0);
    await shopper.selectAddresses([delivery(one), invoice(billed)]);
    const process = await shopper.process();
    expect(process.ApplicableSteps.map(({ Weight, IsValid }) => [Weight, IsValid])).toEqual([
      [0, true],
      [5, false],
      [20, false],
      [99, false],
    ]);
    expect(process.Steps.map(({ Path }) => Path)).toEqual(['adresse', 'mengenverteilung']);
    expect(process.Stations.map(({ StationAmount, Address: at }) => [StationAmount, at?.Id])).toEqual([
      [null, one],
      [null, undefined],
      [null, undefined],
    ]);
    expect((await shopper.savePayment()).problem().context).toEqual({ Step: 'mengenverteilung' });

    const deliveryPoints = [deliveryPoint(1, 1000, one), deliveryPoint(2, 2000, two), deliveryPoint(3, 3000, three)];
    expect((await save(shopper, deliveryPoints)).status).toBe(200);
    // Walking back and on again loses nothing.
    await shopper.selectAddresses([delivery(one), invoice(billed)]);
    const distributed = await shopper.process();
    expect(distributed.Stations.map(({ StationAmount }) => StationAmount)).toEqual([1000, 2000, 3000]);
    expect(distributed.InvoiceAddress?.City).toBe('Berlin');
    await shopper.savePayment();
    const { OrderId } = placed(await shopper.finalise(TotalPrice));
    const order = await shopper.client.get(`/api/order-process/order/${OrderId}`);
    expect(order.json()).toMatchObject({
      Stations: [{ StationAmount: 1000 }, { StationAmount: 2000 }, { StationNumber: 3, StationAmount: 3000 }],
    });
  });

  it('is 401 for nobody, 404 without a process, 400 for wrong fields and wants the address step first', async () => {
    const { shopper } = await start(2);
    const id = await shopper.addAddress();
    const deliveryPoints = [deliveryPoint(1, 3000, id), deliveryPoint(2, 3000, id)];
    expect((await save(shopper, deliveryPoints)).problem()).toMatchObject({ context: { Step: 'adresse' } });
    await shopper.selectAddresses([delivery(id)]);
    expect((await save(shopper, [deliveryPoint(1, 3000, id), deliveryPoint(2, 2000, id)])).problem().errors).toEqual([
      { path: 'body.Stations', code: 'AMOUNT_SUM' },
    ]);
    expect((await save(shopper, [])).status).toBe(400);
    expect((await save(shopper, [deliveryPoint(10, 3000, id)])).status).toBe(400);
    shopper.client.cookies.delete('hp_order_3');
    expect((await save(shopper, deliveryPoints)).status).toBe(404);
    expect((await save(await newShopper(market()), deliveryPoints)).status).toBe(401);
  });
});
