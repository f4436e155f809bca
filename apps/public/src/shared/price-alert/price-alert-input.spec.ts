import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { SITES } from '@heizplatz/country';
import { priceAlertBody, priceAlertIssues, type PriceAlertInput, toPriceAlertBody } from './price-alert-input';

const GOOD: PriceAlertInput = {
  group: PRODUCT_GROUPS[3],
  zipCode: '80331',
  amount: 6000,
  threshold: '390,50',
  email: ' anna@example.com ',
};
const visitor = { site: SITES[1], isCustomer: false };

describe('a price alert', () => {
  it('is right when everything is there', () => {
    expect(priceAlertIssues(GOOD, visitor)).toEqual({});
    expect(priceAlertBody(GOOD, visitor)).toEqual({
      Kind: 'price',
      CountryId: 1,
      EmailAddress: 'anna@example.com',
      ZipCode: '80331',
      ProductId: 20,
      Amount: 6000,
      Threshold: 390.5,
    });
  });

  it.each([
    ['6 t', 6000],
    ['6,5 t', 6500],
    ['6.500', 6500],
    ['', null],
  ])('that is sent without script understands the amount %s', (Amount, amount) => {
    expect(toPriceAlertBody({ Amount, ProductGroupId: '3' }).amount).toBe(amount);
  });

  it.each([
    [{ threshold: '' }, { Threshold: 'REQUIRED' }],
    [{ threshold: 'billig' }, { Threshold: 'PRICE_INV' }],
    [{ email: '' }, { EmailAddress: 'REQUIRED' }],
    [{ email: 'anna' }, { EmailAddress: 'EMAIL_INV' }],
    [{ zipCode: '' }, { ZipCode: 'ZIPCODE_REQ' }],
    [{ zipCode: '8033' }, { ZipCode: 'ZIPCODE_INV' }],
    [{ amount: null }, { Amount: 'AMOUNT_REQ' }],
    [{ amount: 900 }, { Amount: 'AMOUNT_MIN' }],
  ])('with %j says %j', (wrong, issues) => {
    expect(priceAlertIssues({ ...GOOD, ...wrong }, visitor)).toEqual(issues);
  });

  it('of a customer needs no e-mail', () => {
    const customer = { ...visitor, isCustomer: true };
    expect(priceAlertIssues({ ...GOOD, email: '' }, customer)).toEqual({});
    expect(priceAlertBody(GOOD, customer)).toMatchObject({ EmailAddress: null });
  });
});
