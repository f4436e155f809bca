import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { advertDays, advertisers, type adverts, type advertSlots, type campaigns } from './schema';
import { storePicture, storeStyles } from './store-advert-file';
import { insertAdvert, insertAdvertiser, insertCampaign, insertSlot, place } from './testing/insert-adverts';

const api = withApi();
const NOW = new Date('2026-11-21T11:00:00.000Z');

/** Creates slots with one advert of one campaign each, as specified. */
async function booked(
  key: string,
  changes: {
    slot?: Partial<typeof advertSlots.$inferInsert>;
    campaign?: Partial<typeof campaigns.$inferInsert>;
    advert?: Partial<typeof adverts.$inferInsert>;
  } = {},
) {
  const { db } = api();
  const advertiserId = await insertAdvertiser(db);
  const slotId = await insertSlot(db, { key, ...changes.slot });
  const campaignId = await insertCampaign(db, { ...changes.campaign, advertiserId });
  const advertId = await insertAdvert(db, { ...changes.advert, advertiserId });
  await place(db, { slotId, campaignId, advertId, weight: 3 });
  return { advertiserId, slotId, campaignId, advertId };
}

const usedKeys = async (): Promise<string[]> =>
  (
    await api()
      .visitor()
      .call(CALLS.advertSlots, { query: { countryId: 1 } })
  ).map(({ Key }) => Key);
const slot = (slotKey: string, zipCode = '') =>
  api()
    .visitor()
    .call(CALLS.advertSlot, { params: { slotKey }, query: { countryId: 1, zipCode } });

describe('GET /api/iam/slots', () => {
  it('names slots that have something to show, of the country alone', async () => {
    await booked('benutzt');
    await insertSlot(api().db, { key: 'leer' });
    await insertSlot(api().db, { key: 'benutzt', countryId: 2 });
    const keys = await usedKeys();
    expect(keys).toContain('benutzt');
    expect(keys).not.toContain('leer');
    expect(
      await api()
        .visitor(2)
        .call(CALLS.advertSlots, { query: { countryId: 2 } }),
    ).toEqual([]);
  });

  it('takes Germany when no country is named', async () => {
    expect((await api().visitor().call(CALLS.advertSlots)).length).toBeGreaterThan(0);
  });

  it.each<[string, Parameters<typeof booked>[1]]>([
    ['switched off', { slot: { isOn: false } }],
    ['of a paused campaign', { campaign: { isPaused: true } }],
    ['of a campaign that is over', { campaign: { endsOn: '2026-11-20' } }],
    ['of another country', { campaign: { countryId: 2 } }],
    ['not approved', { advert: { state: 'submitted' } }],
    ['of another size', { advert: { slotTypeId: 2 } }],
    ['of a slot whose campaign has no impression left', { campaign: { capImpressions: 0 } }],
  ])('leaves out what is %s', async (what, changes) => {
    await booked(what, changes);
    expect(await usedKeys()).not.toContain(what);
  });

  it('refuses an unknown country', async () => {
    const response = await api().visitor().get('/api/iam/slots?countryId=4');
    expect(response.problem()).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});

describe('GET /api/iam/slots/{slotKey}', () => {
  it('has the items of both types with their weights', async () => {
    const { slotId, advertId, campaignId } = await booked('beide');
    const advertiserId = await insertAdvertiser(api().db);
    const fill = await insertCampaign(api().db, { advertiserId, campaignTypeId: 2 });
    const own = await insertAdvert(api().db, { advertiserId });
    await place(api().db, { slotId, campaignId: fill, advertId: own });
    expect(await slot('beide')).toEqual({
      Id: slotId,
      Key: 'beide',
      SlotTypeId: 1,
      AppliesZipFiltering: true,
      Items: [
        { SlotId: slotId, AdvertId: advertId, CampaignId: campaignId, CampaignTypeId: 1, Weight: 3, IsLocal: false },
        { SlotId: slotId, AdvertId: own, CampaignId: fill, CampaignTypeId: 2, Weight: 1, IsLocal: false },
      ],
    });
  });

  it('filters by postcode', async () => {
    await booked('bayern', { campaign: { zipRanges: [{ from: '80000', to: '87999' }] } });
    expect((await slot('bayern', '80331')).Items).toMatchObject([{ IsLocal: true }]);
    expect((await slot('bayern', '10115')).Items).toEqual([]);
    expect((await slot('bayern')).Items).toEqual([]);
  });

  it('has no local campaign where the slot does not filter', async () => {
    const campaign = { zipRanges: [{ from: '80000', to: '87999' }] };
    await booked('ungefiltert', { slot: { appliesZipFiltering: false }, campaign });
    expect((await slot('ungefiltert', '80331')).Items).toEqual([]);
  });

  it('is empty at once when its advertiser is blocked', async () => {
    const { advertiserId } = await booked('gesperrt');
    await api().db.update(advertisers).set({ isBlocked: true }).where(eq(advertisers.id, advertiserId));
    expect((await slot('gesperrt')).Items).toEqual([]);
  });

  it('is 404 when it does not exist or is switched off', async () => {
    await booked('aus', { slot: { isOn: false } });
    for (const key of ['aus', 'gibt-es-nicht'])
      expect((await api().visitor().get(`/api/iam/slots/${key}`)).problem()).toMatchObject({ status: 404 });
  });
});

describe('GET /api/iam/content/{advertId}', () => {
  const content = (advertId: number | string) => api().visitor().get(`/api/iam/content/${advertId}`);

  it('gives clean markup, and says on whose behalf and why', async () => {
    const html = '<p onclick="pwned()">Ein Ofen<script>pwned()</script> <a href="javascript:pwned()">mehr</a></p>';
    const { advertId } = await booked('inhalt', { advert: { html } });
    expect((await content(advertId)).json()).toEqual({
      Html: '<p>Ein Ofen <a href="https://shop.example/ofen" target="_blank" rel="sponsored nofollow noopener noreferrer">mehr</a></p>',
      StylesFileName: '',
      Name: 'Kachelofen',
      OnBehalfOf: 'Ofenbau Lindner GmbH',
      PaidBy: '',
      Reason: 'Ofenbau Lindner hat diesen Platz gebucht.',
    });
  });

  it('is 404 unless it is approved', async () => {
    const { advertId } = await booked('entwurf', { advert: { state: 'draft' } });
    expect((await content(advertId)).problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await content(999_999)).problem()).toMatchObject({ status: 404 });
    expect((await content('x')).problem()).toMatchObject({ status: 400 });
  });
});

describe("an advert's files", () => {
  it('are served for ever, as what they are, and run nothing', async () => {
    const { db } = api();
    const styles = await storeStyles(db, 'Öfen & mehr', '.a { color: red }', NOW);
    if ('errors' in styles) throw new Error('refused');
    const response = await api().visitor().get(`/api/iam/content/css/${styles.name}`);
    expect(response).toMatchObject({ status: 200, text: '.a { color: red }' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const name = await storePicture(db, { title: 'ofen', contentType: 'image/svg+xml', content }, NOW);
    const picture = await api().visitor().get(`/api/iam/content/pictures/${name}`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await api().visitor().get(`/api/iam/content/css/${name}`)).status).toBe(404);
  });

  it('are one file for one content', async () => {
    const twice = [await storeStyles(api().db, 'a', '', NOW), await storeStyles(api().db, 'a', '', NOW)];
    expect(twice[0]).toEqual(twice[1]);
  });

  it('are refused when the style sheet does what it must not', async () => {
    const refused = await storeStyles(api().db, 'a', '@import "https://evil.example/x.css";', NOW);
    expect(refused).toMatchObject({ errors: [{ code: 'STYLES_AT_RULE' }] });
  });

  it.each(['x.css', '..%2f..%2fetc%2fpasswd', 'a.0123456789abcdef.css'])('%s is 404', async (file) => {
    expect((await api().visitor().get(`/api/iam/content/css/${file}`)).problem()).toMatchObject({ status: 404 });
  });
});

describe('POST /api/iam/impression and click', () => {
  const wire = ({ slotId, campaignId, advertId }: Awaited<ReturnType<typeof booked>>) => ({
    SlotId: slotId,
    CampaignId: campaignId,
    AdvertId: advertId,
  });
  const getDays = (campaignId: number) =>
    api().db.select().from(advertDays).where(eq(advertDays.campaignId, campaignId));

  it('count per day what stands there, and keep nothing of the visitor', async () => {
    const made = await booked('zählen');
    const post = (kind: string) => api().visitor().post(`/api/iam/${kind}`, wire(made));
    const responses = [await post('impression'), await post('impression'), await post('click')];
    for (const response of responses) {
      expect([response.status, response.json()]).toEqual([200, { success: true }]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    const { slotId, campaignId, advertId } = made;
    const day = '2026-11-21';
    expect(await getDays(campaignId)).toEqual([{ day, slotId, campaignId, advertId, impressions: 2, clicks: 1 }]);
  });

  it('count nothing that does not stand there', async () => {
    const made = await booked('nicht da');
    const wrong = { ...wire(made), AdvertId: 999_999 };
    expect((await api().visitor().post('/api/iam/impression', wrong)).json()).toEqual({ success: false });
    expect(await getDays(made.campaignId)).toEqual([]);
  });

  it('end a campaign at its cap', async () => {
    const made = await booked('gedeckelt', { campaign: { capImpressions: 2 } });
    for (let count = 0; count < 4; count += 1) await api().visitor().post('/api/iam/impression', wire(made));
    expect(await getDays(made.campaignId)).toMatchObject([{ impressions: 2 }]);
    expect((await slot('gedeckelt')).Items).toEqual([]);
  });

  it('begin anew the day after where the cap is the day’s', async () => {
    const made = await booked('täglich', { campaign: { capImpressionsPerDay: 1 } });
    await api().visitor().post('/api/iam/impression', wire(made));
    expect((await slot('täglich')).Items).toEqual([]);
    api().setNow(new Date('2026-11-22T11:00:00.000Z'));
    expect((await slot('täglich')).Items).toHaveLength(1);
    api().setNow(NOW);
  });

  it('refuse what is wrong, too large, or too much', async () => {
    const made = await booked('begrenzt');
    const post = (body: unknown) => api().visitor().post('/api/iam/click', body);
    expect((await post({ SlotId: 'x' })).problem()).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect((await post({ ...wire(made), Padding: 'x'.repeat(2000) })).problem()).toMatchObject({ status: 413 });
    const statuses: number[] = [];
    for (let count = 0; count < 40; count += 1) statuses.push((await post(wire(made))).status);
    expect(statuses.at(-1)).toBe(429);
    expect(await getDays(made.campaignId)).toMatchObject([{ clicks: expect.any(Number) }]);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
  });
});
