import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { auditOutcomes } from '@heizplatz/api-platform';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, CampaignAction, CampaignState, type StaffCampaign } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc } from 'drizzle-orm';
import { advertDays } from '../adverts/schema';
import { insertAdvert, insertAdvertiser, insertCampaign, insertSlot } from '../adverts/testing/insert-adverts';
import { staffAdvertsHandlers } from '../staff-adverts/staff-adverts-handlers';
import { CAMPAIGN_COMMANDS, type CampaignCommand } from './campaign-commands';
import { type CampaignFields, type CampaignRow, findCampaigns } from './campaign-repository';

const api = withApi({ handlers: [...identityHandlers, ...staffAdvertsHandlers] });
let staff: TestClient;
let slotId: number;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'ads@example.com', roles: [ROLES.adManager] });
  staff = await loggedIn(api(), 'ads@example.com');
  slotId = await insertSlot(api().db, { key: 'tabelle' });
});

/** Today is 21 November 2026. */
const FIELDS: Readonly<Record<CampaignState, Partial<CampaignFields>>> = {
  running: {},
  coming: { startsOn: '2026-12-01' },
  ended: { endsOn: '2026-11-10' },
  paused: { isPaused: true },
  capped: { capImpressions: 1 },
  blocked: {},
};
const FORMS: readonly Partial<CampaignFields>[] = [{ endsOn: '2026-12-24' }, { endsOn: null }, { isPaused: true }];

/** A campaign in this state, but for what its form changes of it. */
async function insert(state: CampaignState, form: Partial<CampaignFields> = {}): Promise<number> {
  const advertiserId = await insertAdvertiser(api().db, { isBlocked: state === 'blocked' });
  const campaignId = await insertCampaign(api().db, { advertiserId, ...form, ...FIELDS[state] });
  const advertId = await insertAdvert(api().db, { advertiserId });
  if (state === 'capped')
    await api()
      .db.insert(advertDays)
      .values({ campaignId, advertId, slotId, day: '2026-11-20', impressions: 1, clicks: 0 });
  return campaignId;
}
async function getRow(id: number): Promise<CampaignRow> {
  const [row] = await findCampaigns(api().db, [id]);
  if (!row) throw new Error('no such campaign');
  return row;
}
const read = (campaignId: number, client = staff): Promise<StaffCampaign> =>
  client.call(CALLS.staffCampaign, { params: { campaignId: String(campaignId) } });

/** Of the call that came last. */
async function readAudit() {
  const [outcome] = await api().db.select().from(auditOutcomes).orderBy(desc(auditOutcomes.auditId)).limit(1);
  return outcome;
}

const LATER = '2027-01-31';
const EXECUTE = {
  pause: (CampaignId: number, client = staff) =>
    client.post(CALLS.pauseCampaign.path, { CampaignId, Version: 1, Pauses: true, Reason: 'Auf Wunsch' }),
  resume: (CampaignId: number, client = staff) =>
    client.post(CALLS.pauseCampaign.path, { CampaignId, Version: 1, Pauses: false, Reason: 'Auf Wunsch' }),
  extend: (CampaignId: number, client = staff) =>
    client.post(CALLS.extendCampaign.path, { CampaignId, Version: 1, EndsOn: LATER }),
  change: async (CampaignId: number, client = staff) => {
    const { Id, ...campaign } = await read(CampaignId);
    return client.post(CALLS.saveCampaign.path, { ...campaign, CampaignId: Id, Name: 'Anders' });
  },
} satisfies Readonly<Record<CampaignAction, unknown>>;
const CHANGES: Readonly<Partial<Record<CampaignAction, Partial<CampaignRow>>>> = {
  extend: { endsOn: LATER },
  change: { name: 'Anders' },
};
const CASES = CampaignState.options.flatMap((state) => FORMS.map((form) => ({ state, form })));

describe('the table of a campaign’s commands', () => {
  it.each(CampaignState.options)('is tried on campaigns that are %s', async (state) => {
    expect((await read(await insert(state))).State).toBe(state);
  });

  it.each(CampaignAction.options)(
    '%s is executed as it says, and offered, where its guard holds alone',
    async (name) => {
      const { guard, sets, audits }: CampaignCommand = CAMPAIGN_COMMANDS[name];
      for (const { state, form } of CASES) {
        const id = await insert(state, form);
        const before = await getRow(id);
        const isExpected = guard?.holds(before) !== false;
        expect([state, form, (await read(id)).Actions?.includes(name)]).toEqual([state, form, isExpected]);
        const response = await EXECUTE[name](id);
        const after = await getRow(id);
        if (!isExpected) {
          expect(response.problem()).toMatchObject({ code: 'CONFLICT', detail: guard?.refusal });
          expect(after).toEqual(before);
          continue;
        }
        expect([state, form, response.status]).toEqual([state, form, 200]);
        const written = { ...CHANGES[name], ...sets };
        expect(after).toEqual({ ...before, ...written, version: 2, updatedAt: after.updatedAt });
        const { isPaused, endsOn } = before;
        const run = audits === 'run' && { isPaused, endsOn };
        expect(await readAudit()).toMatchObject({ ...(run && { before: run }), after: { ...run, ...written } });
      }
    },
  );

  it.each(Object.values(ROLES))('lets %s execute what is its own', async (role) => {
    const email = `${role.toLowerCase()}@example.com`;
    await insertCustomer(api(), { email, roles: [role] });
    const client = await loggedIn(api(), email);
    for (const name of CampaignAction.options) {
      const { by }: CampaignCommand = CAMPAIGN_COMMANDS[name];
      const form = name === 'resume' ? { isPaused: true } : { endsOn: '2026-12-24' };
      const { status } = await EXECUTE[name](await insert('running', form), client);
      expect([name, status]).toEqual([name, by.includes(role) ? 200 : 403]);
    }
  });

  it('offers nothing to Marketing, which reads campaigns', async () => {
    await insertCustomer(api(), { email: 'reads@example.com', roles: [ROLES.marketing] });
    expect((await read(await insert('running'), await loggedIn(api(), 'reads@example.com'))).Actions).toEqual([]);
  });
});
