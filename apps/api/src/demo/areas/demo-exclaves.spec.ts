import { getDeliveryRule } from '@heizplatz/api-catalog';
import { DELIVERY_ARTICLES } from '@heizplatz/api-content';
import { createTestCache } from '@heizplatz/api-platform/testing';
import { parseOfferQuery, buildInPlace, findPricedPlace, presentPlace } from '@heizplatz/api-pricing';
import { configuration, readWritten } from '@heizplatz/api-pricing/testing';
import type { CountryId } from '@heizplatz/contract';
import { DEMO_DAY } from '../testing/demo-templates';
import { withDemoDatabase } from '../testing/with-demo-database';

const NOW = new Date(`${DEMO_DAY}T11:00:00Z`);

const db = withDemoDatabase();

describe('a place with a rule of its own', () => {
  it.each<[CountryId, string, string]>([
    [1, '27498', 'Helgoland'],
    [1, '78266', 'Büsingen'],
    [2, '6691', 'Jungholz'],
    [2, '6991', 'Kleinwalsertal'],
    [3, '7562', 'Samnaun'],
  ])('tells one story in prices and offers: country %i, %s %s', async (countryId, zipCode, name) => {
    const rule = getDeliveryRule(countryId, zipCode) ?? '';
    expect(rule).toContain(name);
    const place = await findPricedPlace(db(), { countryId, stateName: '', zipCode }, createTestCache());
    if (!place) throw new Error(`no place ${zipCode}`);
    expect(presentPlace(place).DeliveryRule).toBe(rule);
    const book = await buildInPlace(db(), NOW, { creditCountries: [] });
    const query = parseOfferQuery(book, configuration({ CountryId: countryId, ZipCode: zipCode }), NOW);
    expect(readWritten(book, query)).toMatchObject({ Items: [], DeliveryRule: rule });
  });

  it('is said to be served nowhere in the articles', () => {
    const text = JSON.stringify(DELIVERY_ARTICLES.map(({ blocks }) => blocks.toString()));
    for (const name of ['Helgoland', 'Samnaun', 'Kleinwalsertal']) expect(text).toContain(name);
    expect(text).not.toMatch(/auf Anfrage beliefert|ausdrücklich zugesagt|stehen für diese Postleitzahlen wenige/);
  });
});
