import { vatRates } from '@heizplatz/api-catalog';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const api = withApi();
let anna: TestClient;
let bernd: TestClient;
let adverts: TestClient;
beforeAll(async () => {
  for (const email of ['anna@example.com', 'bernd@example.com'])
    await insertCustomer(api(), { email, roles: [ROLES.admin] });
  await insertCustomer(api(), { email: 'werbung@example.com', roles: [ROLES.adManager] });
  [anna, bernd] = [await loggedIn(api(), 'anna@example.com'), await loggedIn(api(), 'bernd@example.com')];
  adverts = await loggedIn(api(), 'werbung@example.com');
  api().setNow(TEST_NOW);
});

let day = 1;
const rate = () => ({
  ...{ CountryId: 1, ProductGroupId: 3, ProductId: 0, ValidFrom: `2027-02-0${(day += 1)}`, Percent: 8.5 },
  Reason: 'Gesetz',
});
const add = (client: TestClient, body: object) => client.post(CALLS.addVatRate.path, body);
const count = async (): Promise<number> => api().db.$count(vatRates);
const set = (IsOn: boolean) =>
  anna.call(CALLS.saveApprovalSetting, { body: { Kind: 'rates', IsOn, Reason: 'Beschluss' } });
const waiting = async (client: TestClient) =>
  (await client.call(CALLS.approvals, { query: { state: 'pending' } })).Rows;

describe('four eyes', () => {
  it('are off until an admin switches them on', async () => {
    const { Settings } = await anna.call(CALLS.approvalSettings, {});
    expect(Settings.map(({ Kind, IsOn }) => [Kind, IsOn])).toEqual([
      ['prices', false],
      ['rates', false],
      ['adverts', false],
    ]);
    expect((await add(anna, rate())).status).toBe(200);
    expect(
      (await adverts.post(CALLS.saveApprovalSetting.path, { Kind: 'rates', IsOn: true, Reason: 'x' })).status,
    ).toBe(403);
  });

  it('hold a change until somebody else approves it, who makes it by that', async () => {
    await set(true);
    const before = await count();
    const held = await add(anna, rate());
    expect(held.problem()).toMatchObject({ status: 409, code: 'CONFLICT' });
    const ApprovalId = held.problem().context?.['ApprovalId'];
    expect(await count()).toBe(before);
    const [own] = await waiting(anna);
    expect(own).toMatchObject({ Id: ApprovalId, Kind: 'rates', State: 'pending', MayDecide: false, CountryId: 1 });
    const [others] = await waiting(bernd);
    expect(others).toMatchObject({ MayDecide: true });
    const decide = (client: TestClient) => client.post(CALLS.decideApproval.path, { ApprovalId, Accepts: true });
    expect((await decide(anna)).problem().detail).toContain('Ihre eigene Änderung');
    expect(await count()).toBe(before);
    expect((await decide(bernd)).json()).toMatchObject({ State: 'approved', MayDecide: false });
    expect(await count()).toBe(before + 1);
    expect((await decide(bernd)).problem().code).toBe('CONFLICT');
  });

  it('refuse at once what the change itself is refused with, and hold nothing then', async () => {
    await set(true);
    const before = (await waiting(anna)).length;
    expect((await add(anna, { ...rate(), ValidFrom: '2020-01-01' })).problem().status).toBe(400);
    expect(await waiting(anna)).toHaveLength(before);
  });

  it('are refused with a reason, by the requester too, and change nothing', async () => {
    await set(true);
    const before = await count();
    const ApprovalId = (await add(anna, rate())).problem().context?.['ApprovalId'];
    const refuse = (Reason: string) => anna.post(CALLS.decideApproval.path, { ApprovalId, Accepts: false, Reason });
    expect((await refuse('')).problem().code).toBe('VALIDATION');
    expect((await refuse('Vertippt')).json()).toMatchObject({ State: 'refused', Reason: 'Vertippt' });
    expect(await count()).toBe(before);
  });

  it('wait for those who may approve, and are hidden from others', async () => {
    await set(true);
    const ApprovalId = (await add(anna, rate())).problem().context?.['ApprovalId'];
    expect((await waiting(bernd)).map(({ Id }) => Id)).toContain(ApprovalId);
    expect(await waiting(adverts)).toEqual([]);
    const foreign = await adverts.post(CALLS.decideApproval.path, { ApprovalId, Accepts: true });
    expect(foreign.status).toBe(404);
    await set(false);
    expect((await add(anna, rate())).status).toBe(200);
  });
});
