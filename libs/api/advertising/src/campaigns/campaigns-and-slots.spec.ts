import { identityHandlers } from '@heizplatz/api-identity';
import { loggedIn } from '@heizplatz/api-identity/testing';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type StaffCampaign, type StaffSlot } from '@heizplatz/contract';
import { advertsHandlers } from '../adverts/adverts-handlers';
import { insertAdvert, insertAdvertiser, insertCampaign, insertSlot, place } from '../adverts/testing/insert-adverts';
import { staffAdvertsHandlers } from '../staff-adverts/staff-adverts-handlers';
import { person } from '../staff-adverts/testing/ad-people';

const api = withApi({ handlers: [...identityHandlers, ...advertsHandlers, ...staffAdvertsHandlers] });
let staff: TestClient;
let advertiserId: number;
let advertId: number;
beforeAll(async () => {
  staff = (await person(api(), 'admanager')).client;
  advertiserId = await insertAdvertiser(api().db, { name: 'Ofenbau Lindner' });
  advertId = await insertAdvert(api().db, { advertiserId });
});
afterEach(() => api().setNow(TEST_NOW));

const campaignBody = () => ({
  ...({ CampaignId: null, Version: 0, CountryId: 1, AdvertiserId: advertiserId, CampaignTypeId: 1 } as const),
  ...{ Name: 'Winter', StartsOn: '2026-11-20', EndsOn: '2026-11-30', ZipRanges: [] as { From: string; To: string }[] },
  ...{ CapImpressions: null, CapImpressionsPerDay: null, TargetImpressions: 1000 },
});
const newCampaign = (changes = {}) => staff.call(CALLS.saveCampaign, { body: { ...campaignBody(), ...changes } });
const slotBody = (Key: string) => ({
  ...({ SlotId: null, Version: 0, CountryId: 1, SlotTypeId: 1 } as const),
  ...{ Key, Name: 'Startseite', Page: '/', AppliesZipFiltering: true },
  Items: [] as { CampaignId: number; AdvertId: number; Weight: number }[],
});
const newSlot = (Key: string, campaigns: readonly StaffCampaign[], changes = {}) =>
  staff.call(CALLS.saveSlot, {
    body: {
      ...slotBody(Key),
      Items: campaigns.map(({ Id }, at) => ({ CampaignId: Id, AdvertId: advertId, Weight: 3 - at })),
      ...changes,
    },
  });
const display = async (slotKey: string, zipCode = '') =>
  (
    await api()
      .visitor()
      .call(CALLS.advertSlot, { params: { slotKey }, query: { countryId: 1, zipCode } })
  )?.Items.length;
const seen = (slot: StaffSlot, campaign: StaffCampaign) =>
  api().visitor().post('/api/iam/impression', { SlotId: slot.Id, CampaignId: campaign.Id, AdvertId: advertId });
const pause = (campaign: StaffCampaign, Pauses: boolean) =>
  staff.call(CALLS.pauseCampaign, {
    body: { CampaignId: campaign.Id, Version: campaign.Version, Pauses, Reason: 'Auf Wunsch' },
  });

describe('what visitors get', () => {
  it('keeps to the period of a campaign, and goes on when it is extended', async () => {
    const campaign = await newCampaign();
    await newSlot('zeitraum', [campaign]);
    const on = async (day: string) => {
      api().setNow(new Date(`${day}T11:00:00.000Z`));
      return display('zeitraum');
    };
    expect([await on('2026-11-19'), await on('2026-11-20'), await on('2026-11-30'), await on('2026-12-01')]).toEqual([
      ...[0, 1, 1, 0],
    ]);
    api().setNow(TEST_NOW);
    const body = { CampaignId: campaign.Id, Version: campaign.Version, EndsOn: '2026-12-05' };
    expect((await staff.call(CALLS.extendCampaign, { body })).EndsOn).toBe('2026-12-05');
    expect(await on('2026-12-01')).toBe(1);
  });

  it('keeps to caps, that of a day until the next day', async () => {
    const campaign = await newCampaign({ CapImpressions: 3, CapImpressionsPerDay: 2 });
    const slot = await newSlot('deckel', [campaign]);
    for (let count = 0; count < 3; count += 1) await seen(slot, campaign);
    expect(await display('deckel')).toBe(0);
    const params = { campaignId: campaign.Id };
    expect(await staff.call(CALLS.staffCampaign, { params })).toMatchObject({ State: 'capped', Impressions: 2 });
    api().setNow(new Date('2026-11-22T11:00:00.000Z'));
    expect(await display('deckel')).toBe(1);
    await seen(slot, campaign);
    expect(await display('deckel')).toBe(0);
    api().setNow(new Date('2026-11-23T11:00:00.000Z'));
    expect(await display('deckel')).toBe(0);
  });

  it('is without a paused campaign at once, and without an advert that is not approved', async () => {
    const campaign = await newCampaign();
    await newSlot('pause', [campaign]);
    const paused = await pause(campaign, true);
    expect([paused.State, await display('pause')]).toEqual(['paused', 0]);
    expect([(await pause(paused, false)).State, await display('pause')]).toEqual(['running', 1]);
    const { Version } = await staff.call(CALLS.staffAdvert, { params: { advertId } });
    const action = (Command: 'pause' | 'resume', version: number) =>
      staff.call(CALLS.setAdvertState, { body: { AdvertId: advertId, Version: version, Act: Command } });
    const advert = await action('pause', Version);
    expect(await display('pause')).toBe(0);
    await action('resume', advert.Version);
    expect(await display('pause')).toBe(1);
  });

  it('is filtered by postcode', async () => {
    const campaign = await newCampaign({ ZipRanges: [{ From: '80000', To: '87999' }] });
    await newSlot('ort', [campaign]);
    expect([await display('ort'), await display('ort', '10115'), await display('ort', '80331')]).toEqual([0, 0, 1]);
  });

  it('is gone with a slot that is switched off in an emergency, whoever has it open', async () => {
    const slot = await newSlot('notaus', [await newCampaign()]);
    const body = { SlotId: slot.Id, IsOn: false, Reason: 'Anzeige verärgert' };
    expect((await staff.call(CALLS.switchSlot, { body })).IsOn).toBe(false);
    expect((await api().visitor().get('/api/iam/slots/notaus')).status).toBe(404);
    await staff.call(CALLS.switchSlot, { body: { ...body, IsOn: true } });
    expect(await display('notaus')).toBe(1);
    const late = await staff.post(CALLS.saveSlot.path, { ...slotBody('notaus'), SlotId: slot.Id, Version: 1 });
    expect(late.problem()).toMatchObject({ code: 'VERSION_CONFLICT', context: { Current: { Version: 3 } } });
  });
});

describe('a campaign', () => {
  it('names who competes for the same slot, postcodes and days', async () => {
    const south = await newCampaign({ Name: 'Süd', ZipRanges: [{ From: '80000', To: '87999' }] });
    const munich = await newCampaign({ Name: 'München', ZipRanges: [{ From: '80331', To: '81929' }], EndsOn: null });
    const north = await newCampaign({ Name: 'Nord', ZipRanges: [{ From: '20000', To: '29999' }] });
    const later = await newCampaign({ Name: 'Später', StartsOn: '2026-12-01', EndsOn: null });
    const elsewhere = await newCampaign({ Name: 'Anderswo' });
    const slot = await newSlot('gedraenge', [south, munich, north], {
      Items: [south, munich, north, later].map(({ Id }) => ({ CampaignId: Id, AdvertId: advertId, Weight: 1 })),
    });
    await newSlot('anderswo', [elsewhere]);
    const { Overlaps } = await staff.call(CALLS.staffCampaign, { params: { campaignId: south.Id } });
    expect(Overlaps).toEqual([
      {
        ...{ SlotId: slot.Id, SlotName: 'Startseite', CampaignId: munich.Id, CampaignName: 'München' },
        ...{ AdvertiserName: 'Ofenbau Lindner', CampaignTypeId: 1, From: '2026-11-21', To: '2026-11-30' },
        ZipRanges: [{ From: '80331', To: '81929' }],
      },
    ]);
  });

  it.each([
    [{ EndsOn: '2026-11-01' }, 'EndsOn', 'ENDS_BEFORE'],
    [{ ZipRanges: [{ From: '1010', To: '1239' }] }, 'ZipRanges', 'ZIPCODE_INV'],
    [{ ZipRanges: [{ From: '90000', To: '80000' }] }, 'ZipRanges', 'ZIPCODE_INV'],
    [{ AdvertiserId: 999_999 }, 'AdvertiserId', 'ADVERTISER_NXT'],
    [{ CapImpressions: 0 }, 'CapImpressions', 'VALUE_MIN'],
  ])('with %j is refused at its field', async (wrong, field, code) => {
    const response = await staff.post(CALLS.saveCampaign.path, { ...campaignBody(), ...wrong });
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path: `body.${field}`, code }] });
  });

  it('is not shortened by extending, nor changed by an older version', async () => {
    const campaign = await newCampaign();
    const body = { CampaignId: campaign.Id, Version: 1, EndsOn: '2026-11-25' };
    expect((await staff.post(CALLS.extendCampaign.path, body)).problem().errors).toEqual([
      { path: 'body.EndsOn', code: 'ENDS_BEFORE' },
    ]);
    await pause(campaign, true);
    const late = await staff.post(CALLS.saveCampaign.path, { ...campaignBody(), CampaignId: campaign.Id, Version: 1 });
    expect(late.problem().code).toBe('VERSION_CONFLICT');
    expect((await staff.get('/api/support/campaigns/999999')).problem().status).toBe(404);
  });

  it('is found by phase, country and words, in each order, and in a file', async () => {
    await newCampaign({ Name: 'Advent', StartsOn: '2026-12-01', EndsOn: '2026-12-24' });
    const findCampaigns = async (query: object, day = '2026-11-21') => {
      api().setNow(new Date(`${day}T11:00:00.000Z`));
      // A login lasts for minutes, these are weeks.
      const reader = day === '2026-11-21' ? staff : await loggedIn(api(), 'admanager@example.com');
      return (await reader.call(CALLS.staffCampaigns, { query: { search: 'advent', ...query } })).Rows;
    };
    expect(await findCampaigns({ phase: 'coming', country: '1' })).toMatchObject([{ Name: 'Advent', State: 'coming' }]);
    expect(await findCampaigns({ phase: 'running' })).toEqual([]);
    expect(await findCampaigns({ phase: 'paused' })).toEqual([]);
    for (const sort of ['name', 'advertiser', 'starts', '-ends', '-delivered'])
      expect((await findCampaigns({ sort })).length).toBe(1);
    expect((await staff.get('/api/support/campaigns/ausgabe?search=advent')).text).toMatch(/Advent.*beginnt noch/);
    expect(await findCampaigns({ phase: 'ending' }, '2026-12-12')).toMatchObject([{ State: 'running' }]);
    expect(await findCampaigns({ phase: 'ended' }, '2026-12-25')).toMatchObject([{ State: 'ended' }]);
  });
});

describe('a slot', () => {
  it('tells at a postcode what would be shown, how likely, and why the rest is not', async () => {
    const [first, second] = [await newCampaign({ Name: 'A' }), await newCampaign({ Name: 'B' })];
    const local = await newCampaign({ Name: 'C', ZipRanges: [{ From: '80000', To: '87999' }] });
    const fill = await newCampaign({ Name: 'D', CampaignTypeId: 2 });
    const Items = [first, second, local, fill].map(({ Id }, at) => ({
      CampaignId: Id,
      AdvertId: advertId,
      Weight: [1, 3, 4, 1][at] ?? 1,
    }));
    const slot = await newSlot('probe', [], { Items });
    const verdicts = async (query: Record<string, string>) =>
      (await staff.call(CALLS.trySlot, { params: { slotId: slot.Id }, query })).Items.map(
        ({ Verdict, ChancePercent }) => [Verdict, ChancePercent],
      );
    const behind = ['behind-contracts', 0];
    expect(await verdicts({ zipCode: '10115' })).toEqual([['shown', 25], ['shown', 75], ['other-place', 0], behind]);
    expect(await verdicts({ zipCode: '80331' })).toEqual([['shown', 12.5], ['shown', 37.5], ['shown', 50], behind]);
    expect((await verdicts({}))[2]).toEqual(['place-unknown', 0]);
    expect((await verdicts({ day: '2026-12-01' })).map(([verdict]) => verdict)).toEqual(Array(4).fill('ended'));
    await pause(first, true);
    await pause(second, true);
    expect(await verdicts({ zipCode: '10115' })).toEqual([
      ['paused', 0],
      ['paused', 0],
      ['other-place', 0],
      ['shown', 100],
    ]);
    expect((await staff.get(`/api/support/slots/${slot.Id}/probe?zipCode=abc`)).problem().status).toBe(400);
  });

  it('takes adverts of the campaign’s own advertiser in its size and country alone, each once', async () => {
    const { db } = api();
    const campaign = await newCampaign();
    const stranger = await insertAdvert(db, { advertiserId: await insertAdvertiser(db) });
    const box = await insertAdvert(db, { advertiserId, slotTypeId: 2 });
    const austrian = await insertAdvert(db, { advertiserId, countryId: 2 });
    const wrong = [[stranger], [box], [austrian], [advertId, advertId], [999_999]];
    for (const ids of wrong) {
      const Items = ids.map((id) => ({ CampaignId: campaign.Id, AdvertId: id, Weight: 1 }));
      const response = await staff.post(CALLS.saveSlot.path, { ...slotBody('falsch'), Items });
      expect(response.problem().errors).toEqual([{ path: 'body.Items', code: 'ITEM_INV' }]);
    }
  });

  it('has a key of its own in its country, and a page of ours', async () => {
    await newSlot('schluessel', []);
    const refusal = async (body: object) => (await staff.post(CALLS.saveSlot.path, body)).problem().errors;
    expect(await refusal(slotBody('schluessel'))).toEqual([{ path: 'body.Key', code: 'SLOT_TAKEN' }]);
    expect(await refusal(slotBody('Groß'))).toEqual([{ path: 'body.Key', code: 'KEY_INV' }]);
    for (const Page of ['https://evil.example/', '//evil.example', 'javascript:x'])
      expect(await refusal({ ...slotBody('seite'), Page })).toEqual([{ path: 'body.Page', code: 'PATH_INV' }]);
    expect((await staff.get('/api/support/slots/999999')).problem().status).toBe(404);
  });

  it('is listed with chances in percent, found when it is empty or off, and offers what fits', async () => {
    const { db } = api();
    const slotId = await insertSlot(db, { key: 'liste', name: 'Listenplatz' });
    const find = async (query: object) =>
      (await staff.call(CALLS.staffSlots, { query: { search: 'listenplatz', ...query } })).Rows;
    expect(await find({ use: 'empty' })).toMatchObject([{ Id: slotId, ItemCount: 0, Chances: [] }]);
    for (const weight of [1, 2]) {
      const campaignId = await insertCampaign(db, { advertiserId });
      await place(db, { slotId, campaignId, advertId, weight });
    }
    expect(await find({ use: 'empty' })).toEqual([]);
    expect(await find({ use: 'used', country: '1', sort: '-name' })).toMatchObject([
      { Chances: [{ ChancePercent: 33.3 }, { ChancePercent: 66.7 }] },
    ]);
    expect(await find({ use: 'off' })).toEqual([]);
    const choices = await staff.call(CALLS.slotChoices, { params: { slotId } });
    expect(choices.Adverts.map(({ Id }) => Id)).toContain(advertId);
    expect(choices.Campaigns.length).toBeGreaterThan(1);
    expect((await staff.get('/api/support/slots/ausgabe?search=listenplatz')).text).toContain('66,7\u00A0%');
  });
});
