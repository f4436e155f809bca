import { branches, dealers } from '@heizplatz/api-dealers';
import { withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { reviews } from '../reviews/schema';

const market = withOrderMarket();
type Profile = CallResponse<typeof CALLS.dealerProfile>;

const db = () => market().api.db;
const get = (identity: string, countryId: 1 | 2 | 3 = 1) =>
  market()
    .api.visitor(countryId)
    .get(`/api/site/${countryId}/dealers/${encodeURIComponent(identity)}`);
const getProfile = (identity: string): Promise<Profile> =>
  market()
    .api.visitor()
    .call(CALLS.dealerProfile, { params: { countryId: '1', identity } });
const getReviews = (identity: string, query: Record<string, string> = {}) =>
  market()
    .api.visitor()
    .call(CALLS.dealerReviews, { params: { countryId: '1', identity }, query });

async function aBranch() {
  const [match] = await db()
    .select({ branch: branches, dealer: dealers })
    .from(branches)
    .innerJoin(dealers, eq(dealers.id, branches.dealerId))
    .where(and(eq(dealers.countryId, 1), eq(branches.countryId, 1)))
    .orderBy(asc(branches.id))
    .limit(1);
  if (!match) throw new Error('no branch');
  return match;
}
const findRows = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows;

describe('a dealer’s profile', () => {
  it('says who it is, where it delivers and from where, counted', async () => {
    const { dealer } = await aBranch();
    const profile = await getProfile(dealer.slug);
    expect(profile).toMatchObject({
      ...{ Id: dealer.id, Company: dealer.company, Register: dealer.register, TaxNumber: dealer.taxNumber },
      ...{ EmailAddress: dealer.email, SinceYear: dealer.sinceYear, RatingCount: dealer.ratingCount, Branch: null },
      Path: `/holzpellethaendler/bayern/80001/${dealer.slug}`,
    });
    const served = await findRows(sql`
      select s.friendly_name as name, count(distinct a.zip_code)::int as codes from delivery_areas a
      join branches b on b.id = a.branch_id
      join postcodes p on p.country_id = a.country_id and p.zip_code = a.zip_code
      join states s on s.id = p.state_id where b.dealer_id = ${dealer.id} and a.country_id = 1 group by 1 order by 1`);
    expect(
      profile.States.map(({ FriendlyName, ZipCodeCount }) => ({ name: FriendlyName, codes: ZipCodeCount })),
    ).toEqual(served);
    const codes = served.reduce((sum, { codes: number }) => sum + Number(number), 0);
    expect(profile.ZipCodeCount).toBe(codes);
    const own = await findRows(sql`
      select b.slug, count(*)::int as codes, max(a.distance_km)::int as km from branches b
      join delivery_areas a on a.branch_id = b.id where b.dealer_id = ${dealer.id} group by b.id, b.slug order by b.id`);
    expect(
      profile.Branches.map(({ Slug, ZipCodeCount, MaxDistanceKm }) => ({
        ...{ slug: Slug, codes: ZipCodeCount, km: MaxDistanceKm },
      })),
    ).toEqual(own);
    expect(profile.PaymentKinds.length).toBeGreaterThan(0);
  });

  it('is found by the id where only that is known, and its path is the same', async () => {
    const { dealer } = await aBranch();
    expect(await getProfile(`haendler-${dealer.id}`)).toEqual(await getProfile(dealer.slug));
  });

  it('of a branch has its zones, and its cheapest prices by the price book', async () => {
    const { dealer, branch } = await aBranch();
    const { Branch } = await getProfile(`${branch.slug}~${dealer.slug}`);
    const zones = await findRows(sql`
      select count(*)::int as "ZipCodeCount", min(distance_km)::int as "FromKm", max(distance_km)::int as "ToKm"
      from delivery_areas where branch_id = ${branch.id} group by zone order by zone`);
    expect(Branch?.Zones).toEqual(zones);
    expect(Branch?.Path).toMatch(
      new RegExp(`^/holzpellethaendler/[a-z]+/${branch.zipCode}/${branch.slug}/${dealer.slug}$`),
    );
    const [near] = await findRows(sql`
      select zip_code from delivery_areas where branch_id = ${branch.id} order by zone, distance_km limit 1`);
    const product = Branch?.Products.find(({ ProductGroupId }) => ProductGroupId === 3);
    expect(product?.ReferenceAmount).toBe(6000);
    const { Items } = await market()
      .api.visitor()
      .call(CALLS.calculate, {
        body: { CountryId: 1, ProductGroupId: 3, ZipCode: String(near?.['zip_code']), Amount: 6000 },
      });
    const offers = Items.flatMap((item) => [item, ...item.Children]).filter(({ BranchId }) => BranchId === branch.id);
    expect(product?.FromUnitPrice).toBe(Math.min(...offers.map(({ UnitPrice }) => UnitPrice)));
  });

  it('of a branch that takes no orders says until when, and names no price', async () => {
    const { dealer, branch } = await aBranch();
    await db().update(branches).set({ stoppedUntil: '2026-12-05' }).where(eq(branches.id, branch.id));
    await market().rebuildBook();
    const { Branch } = await getProfile(`${branch.slug}~${dealer.slug}`);
    expect([Branch?.StoppedUntil, Branch?.Products]).toEqual(['2026-12-05', []]);
    await db().update(branches).set({ stoppedUntil: '2026-11-21' }).where(eq(branches.id, branch.id));
    await market().rebuildBook();
    expect((await getProfile(`${branch.slug}~${dealer.slug}`)).Branch?.StoppedUntil).toBeNull();
  });

  it.each(['gibt-es-nicht', 'haendler-999999', 'x~brennstoffe-1', '~', "' or 1=1", '%00'])(
    'of %s is 404',
    async (identity) => {
      const response = await get(identity);
      expect([response.status, response.problem().code]).toEqual([404, 'NOT_FOUND']);
      expect(
        (
          await market()
            .api.visitor()
            .get(`/api/site/1/dealers/${encodeURIComponent(identity.replace('~', ''))}x/reviews`)
        ).status,
      ).toBe(404);
    },
  );

  it('is 404 on a site that it has nothing to do with', async () => {
    const { dealer } = await aBranch();
    expect((await get(dealer.slug, 3)).status).toBe(404);
  });

  it('of an identity that is too long is refused', async () => {
    expect((await get('x'.repeat(251))).problem().code).toBe('VALIDATION');
  });
});

describe('a dealer’s reviews', () => {
  const STARS = [5, 5, 4, 3, 1, 5, 4, 5, 5, 2];
  beforeAll(async () => {
    const { dealer } = await aBranch();
    await db().delete(reviews).where(eq(reviews.dealerId, dealer.id));
    await db()
      .insert(reviews)
      .values(
        STARS.map((stars, index) => ({
          ...{ dealerId: dealer.id, countryId: 1 as const, stars, text: `Text ${index}`, shownName: 'Anke V.' },
          createdAt: new Date(TEST_NOW.getTime() - index * 86_400_000),
          ...(index === 4 && { dealerAnswer: 'Danke.', dealerAnsweredAt: TEST_NOW }),
        })),
      );
    await db()
      .insert(reviews)
      .values({
        ...{ dealerId: dealer.id, countryId: 1, stars: 1, text: 'Verborgen', shownName: 'X', state: 'hidden' },
        createdAt: TEST_NOW,
      });
  });

  it('come newest first, with the distribution that SQL counts, and without hidden ones', async () => {
    const { dealer } = await aBranch();
    const response = await getReviews(dealer.slug);
    expect([response.Total, response.PageCount, response.Items.length]).toEqual([10, 2, 8]);
    expect(response.Items.map(({ Text }) => Text)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((index) => `Text ${index}`));
    const counted = await findRows(sql`
      select stars as "Stars", count(*)::int as "Count" from reviews
      where dealer_id = ${dealer.id} and state = 'published' group by 1 order by 1 desc`);
    expect(response.Distribution).toEqual(counted);
    expect((await getReviews(dealer.slug, { page: '2' })).Items.map(({ Text }) => Text)).toEqual(['Text 8', 'Text 9']);
  });

  it('can be read best or worst first, or of so many stars, and show the dealer’s answer', async () => {
    const { dealer } = await aBranch();
    expect((await getReviews(dealer.slug, { sort: 'best' })).Items[0]?.Stars).toBe(5);
    const [worst] = (await getReviews(dealer.slug, { sort: 'worst' })).Items;
    expect(worst).toMatchObject({ Stars: 1, DealerAnswer: 'Danke.', DealerAnsweredAt: TEST_NOW.toISOString() });
    const fours = await getReviews(dealer.slug, { stars: '4' });
    expect([fours.Total, fours.Items.map(({ Stars }) => Stars)]).toEqual([2, [4, 4]]);
    expect(fours.Distribution).toHaveLength(5);
  });

  it.each(['?stars=6', '?sort=x', '?page=-1'])('of %s are refused', async (query) => {
    const { dealer } = await aBranch();
    expect(
      (await market().api.visitor().get(`/api/site/1/dealers/${dealer.slug}/reviews${query}`)).problem().code,
    ).toBe('VALIDATION');
  });
});
