import { parseBody } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import fc from 'fast-check';
import { anyConfiguration } from './testing/any-configuration';
import { configuration } from './testing/configuration';
import { SMALL_MARKET } from './testing/made-up-book';
import { makeMarket } from './testing/make-market';
import { parseConfiguration } from './parse-configuration';

/** What a parser makes of a text: a configuration, or nothing that anybody could use. */
function read(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch {
    return 'refused';
  }
}
const parseUsually = (text: string): unknown => parseBody(CALLS.calculateOffers, text);

/** Both ways, as text too: equal configurations have their fields in the same order. */
function expectSame(text: string): void {
  const [own, usual] = [read((sent) => parseConfiguration(sent).configuration, text), read(parseUsually, text)];
  expect(own).toEqual(usual);
  expect(JSON.stringify(own)).toBe(JSON.stringify(usual));
}

const anyValue = fc.oneof(
  fc.constantFrom('"80331"', '"8033"', '"803312"', '""', '"8033a"', '"80\\u003331"', '80331', 'null'),
  fc.constantFrom('6000', '0', '06000', '6000.5', '6e3', '-6000', '999999', '1000000', '99999999', '"6000"', '', '[1]'),
);
const anyName = fc.constantFrom(
  ...[
    '"ZipCode"',
    '"Amount"',
    '"Stations"',
    '"ProductGroupId"',
    '"X"',
    '"Zip\\u0043ode"',
    '"__proto__"',
    '"Parameters"',
  ],
  ...['"OfferAmount"', '"X\\"Amount"', 'ZipCode'],
);
/** Fields in any order, missing or named twice, with white space and values of any kind. */
const anyText = fc
  .array(fc.tuple(anyName, fc.constantFrom(':', ' :', ': ', ',"'), anyValue, fc.constantFrom(',', ', ', '},{')), {
    maxLength: 6,
  })
  .map((fields) => `{"ProductGroupId":3,${fields.flat().join('')}"CountryId":1}`);

describe('a configuration that was sent', () => {
  it('is parsed as every body is, whatever was sent before with another postcode and amount', () => {
    const market = makeMarket(SMALL_MARKET);
    const zipCode = fc.constantFrom('80001', '1000', '8000', '00000');
    fc.assert(
      fc.property(
        anyConfiguration(market),
        zipCode,
        fc.integer({ min: -5, max: 1_000_010 }),
        (sent, ZipCode, Amount) => {
          expectSame(JSON.stringify(sent));
          expectSame(JSON.stringify({ ...sent, ZipCode, Amount }));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is refused or read as every body is, whatever its text', () => {
    fc.assert(fc.property(anyText, expectSame), { numRuns: 1000 });
    fc.assert(
      fc.property(anyText, anyValue, anyValue, (text, zipCode, amount) => {
        expectSame(text.replace(/("ZipCode":)"\d+"/, `$1${zipCode}`).replace(/("Amount":)\d+/, `$1${amount}`));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a postcode twice', '{"ProductGroupId":3,"ZipCode":"80001","Amount":6000,"ZipCode" :"80002"}'],
    ['an amount twice', '{"ProductGroupId":3,"ZipCode":"80001","Amount":6000,"Amount":7000}'],
    ['fields of a parameter', '{"ProductGroupId":3,"Parameters":[{"Id":1,"ZipCode":"80001","Amount":6000}]}'],
    ['a field in a text', '{"ProductGroupId":3,"ZipCode":"80001","X":"\\"Amount\\":6000"}'],
    ['a field by its escape', '{"ProductGroupId":3,"ZipCode":"80001","Amount":6000,"\\u0041mount":7000}'],
    ['the amount first', '{"Amount":6000,"ProductGroupId":3,"ZipCode":"80001"}'],
    ['a name of the prototype', '{"ProductGroupId":3,"ZipCode":"80001","Amount":6000,"__proto__":{}}'],
  ])('is read as every body is with %s', (_, text) => {
    expectSame(text);
    expectSame(text.replace('80001', '80003').replace('6000', '6001'));
  });

  it('takes over everything but postcode and amount', () => {
    const text = JSON.stringify(configuration({ OnlyCertified: true, Ordering: 'date' }));
    const first = parseConfiguration(text);
    const second = parseConfiguration(text.replace(/"ZipCode":"\d+","Amount":\d+/, '"ZipCode":"12345","Amount":7001'));
    expect(second.configuration).toEqual({ ...first.configuration, ZipCode: '12345', Amount: 7001 });
    expect(second.alike).toBe(first.alike);
  });
});
