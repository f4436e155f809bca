import { parsePrice, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { siteById } from '@heizplatz/country';
import { toPriceAlertBody, priceAlertBody, priceAlertIssues } from './price-alert';

const SITE = siteById(1);
const WISH = { group: PRODUCT_GROUPS[3], zipCode: '10115', amount: 6000, threshold: '329,50' };

describe('a wished price', () => {
  it.each([
    ['330', 330],
    ['329,50', 329.5],
    ['329.5', 329.5],
    ['1.250', 1250],
    ['1.250,00', 1250],
    ['1’250.50', 1250.5],
    [' 330 ', 330],
    ['', null],
    ['0', null],
    ['-5', null],
    ['günstig', null],
    ['3,999', null],
    ['1e3', null],
  ])('%j is %j', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each([
    ['6,5 t', 6500],
    ['6.500', 6500],
    ['', null],
  ])('that is sent without script understands the amount %j', (Amount, amount) => {
    expect(toPriceAlertBody({ Amount, ProductId: '3' }, WISH).amount).toBe(amount);
  });

  it.each([
    [{}, {}],
    [{ zipCode: '' }, { ZipCode: 'ZIPCODE_REQ' }],
    [{ zipCode: '1234' }, { ZipCode: 'ZIPCODE_INV' }],
    [{ amount: null }, { Amount: 'AMOUNT_REQ' }],
    [{ amount: 10 }, { Amount: 'AMOUNT_MIN' }],
    [{ amount: 99_000 }, { Amount: 'AMOUNT_MAX' }],
    [{ threshold: ' ' }, { Threshold: 'REQUIRED' }],
    [{ threshold: 'billig' }, { Threshold: 'PRICE_INV' }],
  ])('%j lacks %j', (changed, issues) => {
    expect(priceAlertIssues({ ...WISH, ...changed }, SITE)).toEqual(issues);
  });

  it('is sent for the product of its group', () => {
    expect(priceAlertBody(WISH, SITE)).toEqual({
      Kind: 'price',
      CountryId: 1,
      ZipCode: '10115',
      ProductId: 20,
      Amount: 6000,
      Threshold: 329.5,
    });
  });
});
