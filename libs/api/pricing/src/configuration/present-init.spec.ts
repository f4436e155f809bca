import { InitConfiguration, type CountryId, type ProductGroupId } from '@heizplatz/contract';
import * as v from 'valibot';
import { findOffers } from '../offers/find-offers';
import { presentInit } from './present-init';
import { request } from '../calculation/testing/ask';
import { NOW, SMALL_MARKET } from '../calculation/testing/made-up-book';
import { buildBook } from '../calculation/testing/made-market';
import { makeMarket } from '../calculation/testing/make-market';

const ALL_GROUPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const market = makeMarket({ ...SMALL_MARKET, productGroupIds: ALL_GROUPS });
const bookWith = (creditCountries: CountryId[]) => buildBook(market, NOW, { creditCountries });
const book = bookWith([1, 3]);
const init = (countryId: CountryId, productGroupId: ProductGroupId, from = book) =>
  v.parse(InitConfiguration, presentInit(from, { countryId, productGroupId, vatBasisPoints: 700 }));
const getPayments = (countryId: CountryId, from = book) =>
  init(countryId, 3, from).Groups.find(({ Key }) => Key === 'Payment')?.Parameters ?? [];

describe('the payment kinds', () => {
  it('that are credit are named where their flag is on, and offers there can be filtered by them', () => {
    expect(getPayments(1).map(({ Key }) => Key)).toContain('PaymentMonthly');
    expect(getPayments(1, bookWith([3])).map(({ Key }) => Key)).not.toContain('PaymentMonthly');
    const onCredit = { Parameters: [{ Id: 3, Key: 'PaymentMonthly' }] };
    expect(findOffers(book, request(book, onCredit)).length).toBeGreaterThan(0);
    const without = bookWith([3]);
    expect(request(without, onCredit).paymentKindId).toBe(0);
  });

  it('have six instalments as a default, three in Switzerland whatever is asked', () => {
    const instalments = (countryId: CountryId) => getPayments(countryId).find(({ Key }) => Key === 'PaymentMonthly');
    expect([instalments(1)?.Modifier, instalments(3)?.Modifier]).toEqual([6, 3]);
    const Parameters = [{ Id: 3, Key: 'PaymentMonthly', Modifier: 12 }];
    expect(request(book, { Parameters }).paymentModifier).toBe(12);
    for (const Modifier of [-3, 0, 5, 1006, 1e300])
      expect(request(book, { Parameters: [{ Id: 3, Key: 'Payment', Modifier }] }).paymentModifier).toBe(6);
    expect(request(book, { Parameters, CountryId: 3, ZipCode: '8001' }).paymentModifier).toBe(3);
  });
});

describe('industrial pellets', () => {
  it('are for businesses alone, whatever group a configuration brings along', () => {
    const groups = init(1, 10).Groups.find(({ Key }) => Key === 'CustomerGroup')?.Parameters;
    expect(groups?.map(({ Id, Selected }) => [Id, Selected])).toEqual([[2, true]]);
    const Parameters = [{ Id: 1, Key: 'CustomerGroup' }];
    expect(request(book, { ProductGroupId: 10, Parameters }).customerGroupId).toBe(2);
  });
});

describe('makers', () => {
  it('are those whose goods dealers of the country sell', () => {
    const bags = init(1, 4);
    const german = new Set(market.branches.filter(({ countryId }) => countryId === 1).map(({ id }) => id));
    const named = new Set(
      market.priceLists.flatMap(({ branchId, productId, makerId }) =>
        german.has(branchId) && productId === 23 && makerId !== null ? [makerId] : [],
      ),
    );
    expect(bags.Makers.map(({ Id }) => Id)).toEqual([...named].sort());
    expect(bags.Makers[0]).toEqual({
      Id: 1,
      Name: 'Presswerk 1',
      Address: 'Sägeplatz 1, 80001 Mößlingen',
      EmailAddress: 'werk1@example.com',
      CertificateNumber: 'ENplus DE 9901',
    });
    const anonymous = buildBook({ ...market, priceLists: [] }, NOW, { creditCountries: [] });
    expect(init(1, 4, anonymous).Makers).toEqual([]);
  });
});

describe('product details', () => {
  const getCodes = (groupId: ProductGroupId) =>
    init(1, groupId).Products.map(({ SignalWord, HazardStatements, Pictograms }) => ({
      SignalWord,
      codes: HazardStatements.map((statement) => statement.slice(0, 4)),
      Pictograms,
    }));

  it.each([1, 2] as const)('of group %i name the hazards of gas oil', (groupId) => {
    for (const product of getCodes(groupId)) {
      expect(product).toEqual({
        SignalWord: 'Gefahr',
        codes: ['H226', 'H304', 'H315', 'H332', 'H351', 'H373', 'H411'],
        Pictograms: ['GHS02', 'GHS07', 'GHS08', 'GHS09'],
      });
    }
  });

  it.each([3, 4, 5, 6, 7, 8, 9, 10] as const)('of group %i name no hazards', (groupId) => {
    for (const product of getCodes(groupId)) expect(product).toEqual({ SignalWord: null, codes: [], Pictograms: [] });
  });

  it.each(ALL_GROUPS)('of group %i describe each product and warn of its use', (groupId) => {
    for (const { Description, Warnings } of init(2, groupId).Products) {
      expect(Description.length).toBeGreaterThan(30);
      expect(Warnings.length).toBeGreaterThanOrEqual(3);
    }
    const swiss = init(3, groupId);
    expect(JSON.stringify([swiss.Products, swiss.Groups])).not.toContain('ß');
  });

  it.each([3, 6, 9, 10] as const)('of group %i warn of carbon monoxide in the store', (groupId) => {
    for (const { Warnings } of init(1, groupId).Products)
      expect(Warnings.some((warning) => warning.includes('Kohlenmonoxid'))).toBe(true);
  });
});
