import { makeSecrets } from '@heizplatz/api-platform';
import { loadConfig } from '../../process/load-config';

const DATABASE_URL = 'postgres://user@127.0.0.1/heizplatz';
const RATEPAY_URL = 'http://127.0.0.1:4205/';
const { csrf, tokenPrivateKey, encryptionKey, link } = makeSecrets();
const production = {
  ...{ MODE: 'production', CSRF_SECRET: csrf, TOKEN_PRIVATE_KEY: tokenPrivateKey, LINK_SECRET: link },
  ENCRYPTION_KEY: encryptionKey,
};
const contract = {
  ...{ RATEPAY_URL, RATEPAY_API_KEY: 'k', RATEPAY_CLIENT_ID: 'c' },
  ...{ RATEPAY_LENDER: 'Bank', RATEPAY_LENDER_ADDRESS: 'Weg 1' },
};
const load = (env: Record<string, string>) => loadConfig({ MODE: 'test', DATABASE_URL, ...env });

describe('credit', () => {
  it.each([
    ['nowhere without a provider', {}, []],
    ['nowhere without a provider, whatever is named', { CREDIT_COUNTRIES: 'DE' }, []],
    ['everywhere in a demonstration with one', { RATEPAY_URL }, [1, 2, 3]],
    ['where it is named', { RATEPAY_URL, CREDIT_COUNTRIES: 'CH,DE' }, [3, 1]],
    ['nowhere when it is turned off', { RATEPAY_URL, CREDIT_COUNTRIES: 'none' }, []],
    ['nowhere in production unless named', { ...production, ...contract }, []],
    ['in production where it is named', { ...production, ...contract, CREDIT_COUNTRIES: 'AT' }, [2]],
  ])('is offered %s', (_, env, countries) => {
    expect(load(env).creditCountries).toEqual(countries);
  });

  it.each([
    [{ RATEPAY_URL: 'ftp://x' }, 'RATEPAY_URL'],
    [{ CREDIT_COUNTRIES: 'FR' }, 'CREDIT_COUNTRIES'],
    [{ RATEPAY_TIMEOUT_MS: '5' }, 'RATEPAY_TIMEOUT_MS'],
    [{ RATEPAY_OUTAGE_MS: '-1' }, 'RATEPAY_OUTAGE_MS'],
    [{ ...production, RATEPAY_URL }, 'RATEPAY_API_KEY, RATEPAY_CLIENT_ID, RATEPAY_LENDER, RATEPAY_LENDER_ADDRESS'],
  ])('of %j is refused, and what is wrong named', (env, name) => {
    expect(() => load(env)).toThrow(name);
  });

  it('names the provider’s address without a slash at its end, and a merchant a country', () => {
    expect(load({ RATEPAY_URL, RATEPAY_MERCHANT_CH: 'schweiz' }).ratePay).toMatchObject({
      url: 'http://127.0.0.1:4205',
      merchantIds: { 1: 'heizplatz-demo-de', 3: 'schweiz' },
    });
  });
});
