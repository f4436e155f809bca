import { identityHandlers } from '@heizplatz/api-identity';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { advertDays, advertiserUsers } from '../adverts/schema';
import { insertAdvert, insertAdvertiser, insertCampaign, insertSlot } from '../adverts/testing/insert-adverts';
import { staffAdvertsHandlers } from '../staff-adverts/staff-adverts-handlers';
import { person } from '../staff-adverts/testing/ad-people';

const api = withApi({ handlers: [...identityHandlers, ...staffAdvertsHandlers] });
let partner: TestClient;
let own: number;
let foreign: number;
let campaignId: number;
let slotId: number;

beforeAll(async () => {
  const { db } = api();
  const { client, id } = await person(api(), 'werbepartner');
  partner = client;
  const [mine, theirs] = [await insertAdvertiser(db, { name: 'Meins' }), await insertAdvertiser(db, { name: 'Fremd' })];
  await db.insert(advertiserUsers).values({ advertiserId: mine, userId: id });
  own = await insertAdvert(db, { advertiserId: mine, name: 'Eigene' });
  await insertAdvert(db, { advertiserId: mine, name: 'Entwurf', state: 'draft' });
  foreign = await insertAdvert(db, { advertiserId: theirs, name: 'Fremde' });
  campaignId = await insertCampaign(db, { advertiserId: mine });
  slotId = await insertSlot(db, { key: 'startseite' });
  const days = [own, foreign].flatMap((advertId) =>
    [
      ['2026-11-21', 100, 2],
      ['2026-11-19', 50, 1],
      ['2026-09-01', 7, 7],
    ].map(([day, impressions, clicks]) => ({
      ...{ slotId, campaignId, advertId, day: String(day), impressions: Number(impressions), clicks: Number(clicks) },
    })),
  );
  await db.insert(advertDays).values(days);
});

describe('an advertising partner', () => {
  it('sees the figures of its own adverts per day, days without anything too', async () => {
    const { Advert, Days } = await partner.call(CALLS.partnerFigures, {
      params: { advertId: own },
      query: { days: '7' },
    });
    expect(Advert).toMatchObject({ Name: 'Eigene', Impressions: 150, Clicks: 3 });
    expect(Days).toHaveLength(7);
    expect(Days.slice(-3)).toEqual([
      { Day: '2026-11-19', Impressions: 50, Clicks: 1 },
      { Day: '2026-11-20', Impressions: 0, Clicks: 0 },
      { Day: '2026-11-21', Impressions: 100, Clicks: 2 },
    ]);
  });

  it('finds its own approved adverts in list and file, no others', async () => {
    const { Rows } = await partner.call(CALLS.partnerAdverts, { query: {} });
    expect(Rows.map(({ Id }) => Id)).toEqual([own]);
    const file = await partner.get('/api/support/werbepartner/ausgabe');
    expect(file.text).toContain('Eigene');
    expect(file.text).not.toMatch(/Fremde|Entwurf/);
  });

  it.each(['fremd', 'nicht da'])('is told of an advert that is %s alike: 404', async (which) => {
    const id = which === 'fremd' ? foreign : 999_999;
    expect((await partner.get(`/api/support/werbepartner/${id}`)).problem()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it.each([
    '/api/support/adverts',
    '/api/support/campaigns',
    '/api/support/slots',
    '/api/support/werbekunden',
    '/api/support/werbung/zahlen/advert/1',
  ])('may not read %s', async (path) => {
    expect((await partner.get(path)).problem().status).toBe(403);
  });

  it('refuses a period that there is not', async () => {
    expect((await partner.get(`/api/support/werbepartner/${own}?days=13`)).problem().status).toBe(400);
  });
});

describe('figures for staff', () => {
  it('are of an advert, a campaign or a slot; marketing reads them, and campaigns, and changes nothing', async () => {
    const { client } = await person(api(), 'marketing');
    for (const [of, id, total] of [
      ['advert', foreign, 150],
      ['campaign', campaignId, 300],
      ['slot', slotId, 300],
    ] as const) {
      const { Days } = await client.call(CALLS.advertFigures, { params: { of, id }, query: {} });
      expect(Days.reduce((sum, { Impressions }) => sum + Impressions, 0)).toBe(total);
    }
    expect((await client.get('/api/support/werbung/zahlen/slot/999999')).problem().status).toBe(404);
    expect((await client.get(`/api/support/campaigns/${campaignId}`)).status).toBe(200);
    const body = { CampaignId: campaignId, Version: 1, Pauses: true, Reason: 'x' };
    expect((await client.post(CALLS.pauseCampaign.path, body)).problem().status).toBe(403);
    expect((await client.get('/api/support/adverts')).problem().status).toBe(403);
  });
});
