import { branches, dealers, deliveryAreas } from '@heizplatz/api-dealers';
import { withOrderMarket } from '@heizplatz/api-ordering/testing';
import { createCallCache } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { eq, inArray, isNull, sql } from 'drizzle-orm';

const market = withOrderMarket();
type Result = CallResponse<typeof CALLS.dealers>;
type Card = Result['Items'][number];

const request = (query = '', countryId: 1 | 2 | 3 = 1) =>
  market().api.visitor(countryId).get(`/api/site/${countryId}/dealers${query}`);
const list = async (query = '', countryId: 1 | 2 | 3 = 1): Promise<Result> => {
  const response = await request(query, countryId);
  expect(response.status).toBe(200);
  return market()
    .api.visitor(countryId)
    .call(CALLS.dealers, {
      params: { countryId: String(countryId) },
      query: Object.fromEntries(new URLSearchParams(query)),
    });
};
async function everyCard(query = ''): Promise<Card[]> {
  const first = await list(`?${query}`);
  const cards = [...first.Items];
  for (let page = 2; page <= first.PageCount; page++) cards.push(...(await list(`?${query}&page=${page}`)).Items);
  return cards;
}
const counted = async (statement: ReturnType<typeof sql>): Promise<unknown[][]> => {
  const { rows } = await market().api.db.execute(statement);
  return rows.map((row) => Object.values(row));
};

describe('dealers', () => {
  it.each([1, 2, 3] as const)(
    'of country %d are those of an SQL query, with the postcodes that each serves',
    async (id) => {
      const rows = await counted(sql`
      select b.dealer_id, count(distinct a.zip_code)::int from delivery_areas a
      join branches b on b.id = a.branch_id where a.country_id = ${id} group by 1 order by 1`);
      const first = await list('', id);
      const cards = [...first.Items];
      for (let page = 2; page <= first.PageCount; page++) cards.push(...(await list(`?page=${page}`, id)).Items);
      expect(cards.map(({ Id, ZipCodeCount }) => [Id, ZipCodeCount]).sort((a, b) => a[0]! - b[0]!)).toEqual(rows);
      expect(first.Total).toBe(rows.length);
    },
  );

  it('of a state are those that deliver there, and each state is counted', async () => {
    const rows = await counted(sql`
      select s.friendly_name, count(distinct b.dealer_id)::int from delivery_areas a
      join branches b on b.id = a.branch_id
      join postcodes p on p.country_id = a.country_id and p.zip_code = a.zip_code
      join states s on s.id = p.state_id where a.country_id = 1 group by 1`);
    const { States, State, Total } = await list('?stateName=bayern');
    expect(State).toEqual({ Name: 'Bayern', FriendlyName: 'bayern' });
    expect(States).toHaveLength(16);
    for (const [name, number] of rows)
      expect(States.find(({ FriendlyName }) => FriendlyName === name)?.DealerCount).toBe(number);
    expect(Total).toBe(States.find(({ FriendlyName }) => FriendlyName === 'bayern')?.DealerCount);
  });

  it('of a postcode say how far their nearest branch is, and where it lies', async () => {
    const rows = await counted(sql`
      select b.dealer_id, min(a.distance_km)::int from delivery_areas a
      join branches b on b.id = a.branch_id where a.country_id = 1 and a.zip_code = '80003' group by 1 order by 2`);
    const cards = await everyCard('zipCode=80003&sort=distance');
    expect(cards.map(({ DistanceKm }) => DistanceKm)).toEqual(rows.map(([, km]) => km));
    expect(new Map(cards.map(({ Id, DistanceKm }) => [Id, DistanceKm]))).toEqual(
      new Map(rows.map(([id, km]) => [id, km])),
    );
    for (const { Id, DistanceKm, DistancePlace } of cards) {
      const places = await counted(sql`
        select b.place, count(*)::int from delivery_areas a join branches b on b.id = a.branch_id
        where a.country_id = 1 and a.zip_code = '80003' and b.dealer_id = ${Id} and a.distance_km = ${DistanceKm} group by 1`);
      expect(places.map(([place]) => place)).toContain(DistancePlace);
    }
    expect((await everyCard('stateName=bayern')).every(({ DistancePlace }) => DistancePlace === null)).toBe(true);
    expect(await list('?zipCode=80003')).toMatchObject({
      Place: { ZipCode: '80003', DeliveryRule: null },
      State: { FriendlyName: 'bayern' },
    });
  });

  it('stand by rating and its count unless asked otherwise; after them who has fewer than five, or none', async () => {
    const ranks = (await everyCard()).map(
      ({ Rating, RatingCount }) =>
        (RatingCount >= 5 ? 2 : Math.min(RatingCount, 1)) * 1_000_000 + (Rating ?? -1) * 10_000 + RatingCount,
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    const names = (await everyCard('sort=name')).map(({ Name }) => Name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
    const served = (await everyCard('sort=area')).map(({ ZipCodeCount }) => ZipCodeCount);
    expect(served).toEqual(served.toSorted((a, b) => b - a));
  });

  it('come in pages, each once; beyond the last there are none', async () => {
    const { Total, PageCount, Items } = await list();
    expect(Items).toHaveLength(12);
    expect(new Set((await everyCard()).map(({ Id }) => Id)).size).toBe(Total);
    expect((await list(`?page=${PageCount + 1}`)).Items).toEqual([]);
  });

  it('say what they sell, and lead to their page', async () => {
    const [card] = await everyCard('sort=name');
    if (!card) throw new Error('no dealer');
    expect(card.Path).toBe(`/holzpellethaendler/bayern/80001/${card.Slug}`);
    const rows = await counted(sql`
      select distinct p.product_group_id from price_lists l join branches b on b.id = l.branch_id
      join products p on p.id = l.product_id
      where b.dealer_id = ${card.Id} and l.valid_from <= '2026-11-21T11:00:00Z' order by 1`);
    expect(card.ProductGroupIds).toEqual(rows.flat());
    expect(card.BranchCount).toBe(await market().api.db.$count(branches, eq(branches.dealerId, card.Id)));
  });

  it('who sit in another country have no state in their path', async () => {
    const { db } = market().api;
    const [abroad] = await db.select().from(branches).where(eq(branches.countryId, 2)).limit(1);
    if (!abroad) throw new Error('no branch');
    const area = { branchId: abroad.id, countryId: 1, zone: 0, distanceKm: 5 };
    await db.insert(deliveryAreas).values({ ...area, zipCode: '80011' });
    const [dealer] = await db.select().from(dealers).where(eq(dealers.id, abroad.dealerId));
    const cards = await everyCard('zipCode=80011');
    expect(cards.find(({ Id }) => Id === dealer?.id)).toMatchObject({
      State: null,
      Path: `/holzpellethaendler/${dealer?.slug}`,
    });
    await db.delete(deliveryAreas).where(eq(deliveryAreas.zipCode, '80011'));
  });

  it.each([
    '?stateName=atlantis',
    '?stateName=wien',
    '?zipCode=99999',
    '?zipCode=1000',
    '?stateName=berlin&zipCode=80001',
  ])('of %s is 404', async (query) => {
    const response = await request(query);
    expect([response.status, response.problem().code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['?page=0', '?page=x', '?sort=preis', `?stateName=${'x'.repeat(200)}`])('of %s is refused', async (query) => {
    expect((await request(query)).problem().code).toBe('VALIDATION');
  });

  it('of all places share one count by state until dealers change', async () => {
    const { db, services } = market().api;
    const [cache, before] = [createCallCache(), services.cache];
    Object.assign(services, { cache });
    const countIn = async (zipCode: string) =>
      (await list(`?zipCode=${zipCode}`)).States.find(({ FriendlyName }) => FriendlyName === 'bayern')?.DealerCount;
    const count = await countIn('80003');
    const rows = await db
      .update(dealers)
      .set({ lockedAt: new Date('2026-11-20') })
      .where(isNull(dealers.lockedAt))
      .returning();
    const counts = [await countIn('80001')];
    await cache.forget(['dealers']);
    counts.push(await countIn('80001'));
    const ids = rows.map(({ id }) => id);
    await db.update(dealers).set({ lockedAt: null }).where(inArray(dealers.id, ids));
    Object.assign(services, { cache: before });
    await cache.close();
    expect(count).toBeGreaterThan(0);
    expect(counts).toEqual([count, 0]);
  });

  it('of a country are read once for its pages and orders, until dealers change', async () => {
    const { db, services } = market().api;
    const [cache, before] = [createCallCache(), services.cache];
    Object.assign(services, { cache });
    const pages = () => Promise.all(['', '?page=2', '?sort=name', '?sort=area'].map((query) => list(query)));
    const first = await pages();
    const id = first[1]?.Items[0]?.Id ?? 0;
    await db.update(dealers).set({ name: 'Aaron Brennstoffe' }).where(eq(dealers.id, id));
    const again = await pages();
    await cache.forget(['dealers']);
    const anew = await pages();
    Object.assign(services, { cache: before });
    await cache.close();
    expect(again).toEqual(first);
    expect(anew[2]?.Items[0]).toMatchObject({ Id: id, Name: 'Aaron Brennstoffe' });
  });
});
