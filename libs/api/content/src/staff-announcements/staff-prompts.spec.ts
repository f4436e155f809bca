import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { contentHandlers } from '../content-pages/content-handlers';
import { staffAnnouncementsHandlers } from './staff-announcements-handlers';

const api = withApi({ handlers: [...identityHandlers, ...contentHandlers, ...staffAnnouncementsHandlers] });
let staff: TestClient;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'marketing@example.com', roles: [ROLES.marketing] });
  await insertCustomer(api(), { email: 'support@example.com', roles: [ROLES.customerSupport] });
  staff = await loggedIn(api(), 'marketing@example.com');
});
afterEach(() => api().setNow(TEST_NOW));

const BODY = {
  ...{ PromptId: null, Version: 0, CountryId: 1, Place: 'news', Tone: 'warn', Title: 'Frost', Text: 'Bestellen Sie.' },
  ...{ Href: '/hilfe', LinkText: 'Hilfe', IsDraft: false },
  ...{ StartsAt: '2026-11-22T06:00:00.000Z', EndsAt: '2026-11-24T06:00:00.000Z' },
};
const save = (fields: object = {}) => staff.call(CALLS.savePrompt, { body: { ...BODY, ...fields } });
const visible = async () => {
  const input = { params: { countryId: 1 }, query: { place: 'news' } };
  return (await api().visitor().call(CALLS.sitePrompts, input)).map(({ Title }) => Title);
};

describe('a note', () => {
  it('is shown in its period alone, and told so in the list', async () => {
    const { Id } = await save();
    let later = staff;
    const stateAt = async (now: string) => {
      api().setNow(new Date(now));
      later = await loggedIn(api(), 'marketing@example.com');
      return [(await later.call(CALLS.staffPrompt, { params: { promptId: Id } })).State, await visible()];
    };
    expect(await stateAt('2026-11-21T12:00:00Z')).toEqual(['coming', []]);
    expect(await stateAt('2026-11-22T06:00:00Z')).toEqual(['running', ['Frost']]);
    expect(await stateAt('2026-11-24T06:00:00Z')).toEqual(['over', []]);
    const { Rows } = await later.call(CALLS.staffPrompts, { query: { state: 'over', country: '1', place: 'news' } });
    expect(Rows.map((row) => row.Id)).toEqual([Id]);
    expect((await later.call(CALLS.staffPrompts, { query: { state: 'running', search: 'frost' } })).Total).toBe(0);
  });

  it('begins and ends on all nodes at its time', async () => {
    const { rows } = await api().db.execute<{ at: Date }>(
      sql`select start_after as at from pgboss.job where name = 'flush-contents' order by 1`,
    );
    expect(rows.map(({ at }) => new Date(at).toISOString())).toEqual([BODY.StartsAt, BODY.EndsAt]);
  });

  it('changes and goes with its version alone', async () => {
    const { Id, Version } = await save({ Title: 'Neu' });
    const changed = await save({ PromptId: Id, Version, Title: 'Neuer', EndsAt: null });
    expect(changed).toMatchObject({ Version: 2, Title: 'Neuer', EndsAt: null });
    const late = await staff.post(CALLS.savePrompt.path, { ...BODY, PromptId: Id, Version });
    expect([late.status, late.problem().context?.['Current']]).toEqual([
      409,
      expect.objectContaining({ Title: 'Neuer' }),
    ]);
    expect((await staff.post(CALLS.removePrompt.path, { PromptId: Id, Version })).status).toBe(409);
    expect(await staff.call(CALLS.removePrompt, { body: { PromptId: Id, Version: 2 } })).toEqual({ IsSuccess: true });
    expect((await staff.get(`/api/support/cms/hinweise/${Id}`)).status).toBe(404);
  });

  it.each([
    [{ EndsAt: BODY.StartsAt }, 'body.EndsAt', 'PERIOD_INV'],
    [{ LinkText: null }, 'body.LinkText', 'LINK_PAIR'],
    [{ Href: 'javascript:alert(1)' }, 'body.Href', 'HREF_INV'],
    [{ CountryId: 3, Text: 'Heiße Tage' }, 'body.Text', 'SHARP_S'],
    [{ Place: 'kasse' }, 'body.Place', 'PLACE_INV'],
    [{ Title: ' ' }, 'body.Title', 'REQUIRED'],
  ])('with %j is refused', async (fields, path, code) => {
    const response = await staff.post(CALLS.savePrompt.path, { ...BODY, ...fields });
    expect([response.status, response.problem().errors]).toEqual([400, [{ path, code }]]);
  });

  it('is no support’s', async () => {
    const support = await loggedIn(api(), 'support@example.com');
    expect((await support.get('/api/support/cms/hinweise')).status).toBe(403);
    expect((await support.post(CALLS.savePrompt.path, BODY)).status).toBe(403);
  });
});
