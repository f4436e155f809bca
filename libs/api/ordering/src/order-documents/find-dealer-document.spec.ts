import { dealers } from '@heizplatz/api-dealers';
import { toSwissSpelling } from '@heizplatz/country';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';

const market = withOrderMarket();

async function getSeller(countryId: number) {
  const [seller] = await market().api.db.select().from(dealers).where(eq(dealers.countryId, countryId)).limit(1);
  if (!seller) throw new Error(`no dealer in ${countryId}`);
  return seller;
}

const request = (countryId: number, path: string, slug: string) =>
  market()
    .api.visitor()
    .get(`/api/site/${countryId}/content-page?path=${encodeURIComponent(path)}&haendler=${encodeURIComponent(slug)}`);

describe("contentPage with a dealer's name", () => {
  it.each([1, 2, 3])("shows the dealer's own terms in country %i", async (countryId) => {
    const { slug, company } = await getSeller(countryId);
    const response = await request(countryId, '/agb', slug);
    expect(response.status).toBe(200);
    expect(response.text).toContain(countryId === 3 ? toSwissSpelling(company) : company);
    if (countryId === 3) expect(response.text).not.toContain('ß');
  });

  it.each([
    [1, 200],
    [2, 200],
    [3, 404],
  ])('shows a withdrawal notice where the law gives the right (country %i)', async (countryId, status) => {
    const { slug } = await getSeller(countryId);
    expect((await request(countryId, '/widerruf', slug)).status).toBe(status);
  });

  it("is 404 for unknown dealers, another country's, and other pages", async () => {
    const { slug } = await getSeller(1);
    expect((await request(1, '/agb', 'no-such-dealer')).status).toBe(404);
    expect((await request(2, '/agb', slug)).status).toBe(404);
    expect((await request(1, '/impressum', slug)).status).toBe(404);
  });
});
