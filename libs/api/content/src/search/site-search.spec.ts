import { postcodes } from '@heizplatz/api-catalog';
import { dealers } from '@heizplatz/api-dealers';
import { withPricingApi } from '@heizplatz/api-pricing/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { seedDemoContent } from '../demo/seed-demo-content';
import { seedContentPages } from '../content-pages/seed-content-pages';

const api = withPricingApi();
beforeAll(async () => {
  await seedContentPages(api().db, { mode: 'demo' });
  await seedDemoContent(api().db, { today: '2026-11-21' });
  const seat = { countryId: 1, zipCode: '94209', placeName: 'Regen', stateId: 293, county: null };
  await api()
    .db.insert(postcodes)
    .values({ ...seat, latitude: 48.97, longitude: 13.13, deliveryRule: null });
});

async function search(text: string, countryId: CountryId = 1) {
  const query = { text };
  const { Sections } = await api().visitor(countryId).call(CALLS.siteSearch, { params: { countryId }, query });
  return new Map(Sections.map(({ Kind, Items }) => [Kind, Items.map(({ Path }) => Path)]));
}

describe('GET /api/site/{countryId}/search', () => {
  it.each([
    [1, 'Heizöl', 'product', /^\/heizoel$/],
    [1, 'oel', 'product', /^\/heizoel$/],
    [1, 'Brennholz', 'product', /^\/kaminholz$/],
    [2, 'Hackgut', 'product', /^\/hackschnitzel$/],
    [3, 'Cheminéeholz', 'product', /^\/kaminholz$/],
    [1, 'Widerruf', 'page', /^\/widerruf$/],
    [1, 'lagern', 'page', /^\/info-center\/pellets-richtig-lagern$/],
    [3, 'Stornierung', 'page', /^\/widerruf$/],
    [2, 'Kontakt', 'page', /^\/kontakt$/],
    [1, 'wie viel', 'page', /^\/wie-viel-brauche-ich$/],
    [1, 'online widerrufen', 'news', /^\/news\/artikel\/online-widerrufen$/],
    [1, '80003', 'place', /^\/pelletpreise\/bayern\/[a-z\d-]+-80003$/],
  ] as const)('of country %i finds %s among its kind %s', async (countryId, text, kind, path) => {
    expect((await search(text, countryId)).get(kind)).toContainEqual(expect.stringMatching(path));
  });

  it('finds the seat of a county, and says that it is that', async () => {
    const query = { text: 'Landkreis Regen' };
    const { Sections } = await api()
      .visitor()
      .call(CALLS.siteSearch, { params: { countryId: 1 }, query });
    expect(Sections.find(({ Kind }) => Kind === 'place')?.Items).toEqual([
      { Title: 'Regen', Note: '94209, Bayern, Sitz des Landkreises Regen', Path: '/pelletpreise/bayern/regen-94209' },
    ]);
  });

  it('finds states, and dealers by name, at their own pages', async () => {
    expect((await search('Bayern')).get('place')?.[0]).toBe('/pelletpreise/bayern');
    const [dealer] = await api().db.select().from(dealers).where(eq(dealers.countryId, 1)).limit(1);
    const matches = (await search(dealer?.name ?? '')).get('dealer') ?? [];
    expect(matches.some((path) => path.endsWith(`/${dealer?.slug}`))).toBe(true);
  });

  it('leaves out dealers that are locked, and those of other countries', async () => {
    const [dealer] = await api().db.select().from(dealers).where(eq(dealers.countryId, 2)).limit(1);
    const name = dealer?.name ?? '';
    const isFound = async (countryId: CountryId) =>
      ((await search(name, countryId)).get('dealer') ?? []).some((path) => path.endsWith(`/${dealer?.slug}`));
    expect([await isFound(1), await isFound(2)]).toEqual([false, true]);
    await api()
      .db.update(dealers)
      .set({ lockedAt: new Date('2026-11-01') })
      .where(eq(dealers.slug, dealer?.slug ?? ''));
    expect(await isFound(2)).toBe(false);
  });

  it('has no page twice, and the products’ pages as products alone', async () => {
    const matches = [...(await search('pellets')).values()].flat();
    expect(matches.length).toBeGreaterThan(10);
    expect(new Set(matches).size).toBe(matches.length);
  });

  it.each(['', '  ', '?!', 'gibtesnichtxyz', 'Heizöl gibtesnichtxyz'])('finds nothing for %j', async (text) => {
    expect([...(await search(text)).keys()]).toEqual([]);
  });

  it('refuses a country that is none, and a text without end', async () => {
    expect((await api().visitor().get('/api/site/9/search?text=a')).status).toBe(400);
    expect(
      (
        await api()
          .visitor()
          .get(`/api/site/1/search?text=${'a'.repeat(61)}`)
      ).status,
    ).toBe(400);
  });
});
