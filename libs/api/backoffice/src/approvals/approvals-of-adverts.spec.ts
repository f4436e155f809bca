import { adverts, campaigns } from '@heizplatz/api-advertising';
import { insertAdvert, insertAdvertiser } from '@heizplatz/api-advertising/testing';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

const api = withApi();
let anna: TestClient;
let bernd: TestClient;
let prices: TestClient;
let advertiserId: number;
beforeAll(async () => {
  const login = async (name: string, role: (typeof ROLES)[keyof typeof ROLES]) => {
    await insertCustomer(api(), { email: `${name}@example.com`, roles: [role] });
    return loggedIn(api(), `${name}@example.com`);
  };
  const admin = await login('admin', ROLES.admin);
  [anna, bernd] = [await login('anna', ROLES.adManager), await login('bernd', ROLES.adManager)];
  prices = await login('preise', ROLES.dealerSupport);
  advertiserId = await insertAdvertiser(api().db);
  await admin.call(CALLS.saveApprovalSetting, { body: { Kind: 'adverts', IsOn: true, Reason: 'Beschluss' } });
});

const decide = (client: TestClient, ApprovalId: unknown, Accepts = true) =>
  client.post(CALLS.decideApproval.path, { ApprovalId, Accepts, Reason: Accepts ? '' : 'Zu lang' });
const waiting = async (client: TestClient) =>
  (await client.call(CALLS.approvals, { query: { state: 'pending' } })).Rows.map(({ Id }) => Id);
type Response = Awaited<ReturnType<typeof decide>>;
function getApprovalId(held: Response): unknown {
  expect(held.problem()).toMatchObject({ status: 409, code: 'CONFLICT' });
  return held.problem().context?.['ApprovalId'];
}

describe('an advert', () => {
  const setState = (client: TestClient, AdvertId: number, Act: string, Version = 1) =>
    client.post(CALLS.setAdvertState.path, { AdvertId, Version, Act });
  const getState = async (id: number) =>
    (await api().db.select({ state: adverts.state }).from(adverts).where(eq(adverts.id, id)))[0]?.state;

  it('is approved by the second of two people, neither alone nor by those of other areas', async () => {
    const advertId = await insertAdvert(api().db, { advertiserId, state: 'submitted' });
    const ApprovalId = getApprovalId(await setState(anna, advertId, 'approve'));
    expect(await getState(advertId)).toBe('submitted');
    expect((await anna.call(CALLS.approvals, { query: { state: 'pending' } })).Rows[0]).toMatchObject({
      ...{ Id: ApprovalId, Kind: 'adverts', CountryId: 1, MayDecide: false },
      Differences: [expect.objectContaining({ After: 'approved' })],
    });
    expect((await decide(anna, ApprovalId)).problem().detail).toContain('Ihre eigene Änderung');
    expect((await decide(prices, ApprovalId)).status).toBe(404);
    expect(await getState(advertId)).toBe('submitted');
    expect((await decide(bernd, ApprovalId)).json()).toMatchObject({ State: 'approved' });
    expect(await getState(advertId)).toBe('approved');
  });

  it('is paused at once, since that shows nothing', async () => {
    const advertId = await insertAdvert(api().db, { advertiserId, state: 'approved' });
    expect((await setState(anna, advertId, 'pause')).status).toBe(200);
    expect(await getState(advertId)).toBe('paused');
  });

  it('that was changed since the request is not approved by it', async () => {
    const advertId = await insertAdvert(api().db, { advertiserId, state: 'submitted' });
    const ApprovalId = getApprovalId(await setState(anna, advertId, 'approve'));
    await api().db.update(adverts).set({ version: 2 }).where(eq(adverts.id, advertId));
    expect((await decide(bernd, ApprovalId)).problem().code).toBe('VERSION_CONFLICT');
    expect([await getState(advertId), (await waiting(bernd)).includes(Number(ApprovalId))]).toEqual([
      'submitted',
      true,
    ]);
  });
});

describe('a campaign', () => {
  const save = (client: TestClient, fields: object = {}) =>
    client.post(CALLS.saveCampaign.path, {
      ...{ CampaignId: null, Version: 0, CountryId: 1, AdvertiserId: advertiserId, CampaignTypeId: 1, Name: 'Winter' },
      ...{ StartsOn: '2026-11-20', EndsOn: '2026-11-30', ZipRanges: [], CapImpressions: null },
      ...{ CapImpressionsPerDay: null, TargetImpressions: 1000, ...fields },
    });
  const find = async (name: string) => (await api().db.select().from(campaigns).where(eq(campaigns.name, name)))[0];
  async function start(name: string): Promise<number> {
    await decide(bernd, getApprovalId(await save(anna, { Name: name })));
    const campaign = await find(name);
    if (!campaign) throw new Error(`${name} was not stored`);
    return campaign.id;
  }

  it('begins when a second person says so, and not when that person refuses', async () => {
    const ApprovalId = getApprovalId(await save(anna, { Name: 'Advent' }));
    expect(await find('Advent')).toBeUndefined();
    expect((await decide(bernd, ApprovalId, false)).json()).toMatchObject({ State: 'refused', Reason: 'Zu lang' });
    expect(await find('Advent')).toBeUndefined();
    await start('Advent');
    expect(await find('Advent')).toMatchObject({ countryId: 1, startsOn: '2026-11-20' });
  });

  it('is changed and extended by two people, each request with its country', async () => {
    const CampaignId = await start('Zu zweit');
    const changed = getApprovalId(await save(anna, { CampaignId, Version: 1, Name: 'Zu zweit, neu' }));
    await decide(bernd, changed);
    expect(await find('Zu zweit, neu')).toMatchObject({ id: CampaignId, version: 2 });
    const extend = { CampaignId, Version: 2, EndsOn: '2026-12-31' };
    const extended = getApprovalId(await bernd.post(CALLS.extendCampaign.path, extend));
    expect((await anna.call(CALLS.approvals, { query: { state: 'pending' } })).Rows).toContainEqual(
      expect.objectContaining({ Id: extended, CountryId: 1, MayDecide: true }),
    );
    expect(await find('Zu zweit, neu')).toMatchObject({ endsOn: '2026-11-30' });
    await decide(anna, extended);
    expect(await find('Zu zweit, neu')).toMatchObject({ endsOn: '2026-12-31' });
  });

  it('is paused by one person at once, and refused at once where its fields are wrong', async () => {
    const CampaignId = await start('Pause');
    const body = { CampaignId, Version: 1, Pauses: true, Reason: 'Beschwerde' };
    expect((await anna.post(CALLS.pauseCampaign.path, body)).status).toBe(200);
    const before = await waiting(bernd);
    expect((await save(anna, { EndsOn: '2026-11-01' })).problem().errors).toEqual([
      expect.objectContaining({ code: 'ENDS_BEFORE' }),
    ]);
    expect(await waiting(bernd)).toEqual(before);
  });
});
