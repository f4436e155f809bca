import { vatRates } from '@heizplatz/api-catalog';
import { commissionRates } from '@heizplatz/api-finance';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { actionName } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { approvals } from './schema';

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
      ['corrections', false],
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

  it('stand in the log as handed in, and with what approving really changed', async () => {
    await set(true);
    const sent = rate();
    const ApprovalId = (await add(anna, sent)).problem().context?.['ApprovalId'];
    await bernd.post(CALLS.decideApproval.path, { ApprovalId, Accepts: true });
    const { Rows } = await anna.call(CALLS.auditLog, { query: {} });
    expect(Rows[0]).toMatchObject({ CallId: 'decideApproval', Outcome: 'done', Reason: 'Gesetz' });
    expect(Rows[0]?.Differences).toEqual(
      expect.arrayContaining([
        { Field: 'Stand', Before: 'pending', After: 'approved' },
        { Field: 'Handlung', Before: null, After: actionName('addVatRate') },
        { Field: 'Gilt ab', Before: null, After: sent.ValidFrom.split('-').reverse().join('.') },
      ]),
    );
    expect(Rows[1]).toMatchObject({ CallId: 'addVatRate', Outcome: 'held', OutcomeText: 'zur Freigabe vorgelegt' });
    const held = await anna.call(CALLS.auditLog, { query: { outcome: 'held', call: 'addVatRate' } });
    expect(held.Rows[0]?.AuditId).toBe(Rows[1]?.AuditId);
    const refused = await anna.call(CALLS.auditLog, { query: { outcome: 'refused', call: 'addVatRate' } });
    expect(refused.Rows.map(({ Outcome }) => Outcome)).not.toContain('held');
  });

  it('hold a rate of commission, a changed one too', async () => {
    await set(true);
    const first = { DealerId: null, ProductGroupId: 3, ValidFrom: '2027-01-01', RatePercent: 4.5 };
    const save = (client: TestClient, body: object) =>
      client.post(CALLS.saveCommissionRate.path, { Id: null, Version: null, ...first, ...body });
    const approve = async (body: object) => {
      const ApprovalId = (await save(anna, body)).problem().context?.['ApprovalId'];
      return bernd.post(CALLS.decideApproval.path, { ApprovalId, Accepts: true });
    };
    expect((await approve({})).json()).toMatchObject({ State: 'approved', Act: actionName('saveCommissionRate') });
    const [stored] = await api().db.select().from(commissionRates);
    expect(stored).toMatchObject({ basisPoints: 450 });
    const changed = { Id: stored?.id, Version: stored?.version, RatePercent: 5 };
    const [one, other] = [await save(anna, changed), await save(anna, changed)];
    const decide = (held: typeof one) =>
      bernd.post(CALLS.decideApproval.path, { ApprovalId: held.problem().context?.['ApprovalId'], Accepts: true });
    expect((await decide(one)).json()).toMatchObject({
      Differences: expect.arrayContaining([{ Field: 'Provision', Before: '4,50\u00A0%', After: '5,00\u00A0%' }]),
    });
    // By now it is another version: the change goes on waiting.
    expect((await decide(other)).problem().code).toBe('VERSION_CONFLICT');
    expect(await waiting(bernd)).toContainEqual(
      expect.objectContaining({ Id: other.problem().context?.['ApprovalId'], State: 'pending' }),
    );
  });

  it('cannot be approved where their call waits elsewhere by now', async () => {
    const [row] = await api()
      .db.insert(approvals)
      .values({
        ...{ kind: 'prices', callId: 'savePrice', request: { params: {}, query: {}, body: {} }, differences: [] },
        ...{ requestedById: 1, requestedByName: 'Anna', requestedAt: TEST_NOW },
      })
      .returning();
    const decide = (Accepts: boolean) =>
      bernd.post(CALLS.decideApproval.path, { ApprovalId: row?.id, Accepts, Reason: 'neu eingeben' });
    expect((await decide(true)).problem()).toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringContaining('ablehnen'),
    });
    expect((await decide(false)).json()).toMatchObject({ State: 'refused' });
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
