import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { AdvertAction, AdvertState, CALLS, type StaffAdvert } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { adverts } from '../adverts/schema';
import { insertAdvert, insertAdvertiser } from '../adverts/testing/insert-adverts';
import { ADVERT_COMMANDS, type AdvertCommand } from './advert-commands';
import { staffAdvertsHandlers } from './staff-adverts-handlers';

const api = withApi({ handlers: [...identityHandlers, ...staffAdvertsHandlers] });
const APPROVED = { approvedAt: new Date('2026-11-01T10:00:00Z') };

let staff: TestClient;
let advertiserId: number;
beforeAll(async () => {
  await insertCustomer(api(), { email: 'ads@example.com', roles: [ROLES.adManager] });
  staff = await loggedIn(api(), 'ads@example.com');
  advertiserId = await insertAdvertiser(api().db);
});

const insert = (state: AdvertState) => insertAdvert(api().db, { advertiserId, state, ...APPROVED });
async function getRow(id: number) {
  const [row] = await api().db.select().from(adverts).where(eq(adverts.id, id));
  if (!row) throw new Error('no such advert');
  return row;
}
const run = (AdvertId: number, Command: AdvertAction, client = staff) =>
  client.post(CALLS.setAdvertState.path, { AdvertId, Version: 1, Act: Command });
const getActions = async (id: number) =>
  (await staff.call(CALLS.staffAdvert, { params: { advertId: String(id) } })).Actions;

describe('the table of an advert’s commands', () => {
  it.each(AdvertAction.options)('%s is executed as it says, and offered, in its states alone', async (action) => {
    const { from, to, approval }: AdvertCommand = ADVERT_COMMANDS[action];
    for (const state of AdvertState.options) {
      const id = await insert(state);
      expect([state, (await getActions(id)).includes(action)]).toEqual([state, from.includes(state)]);
      const response = await run(id, action);
      const row = await getRow(id);
      if (!from.includes(state)) {
        expect([state, response.problem().code, row.state, row.version]).toEqual([state, 'CONFLICT', state, 1]);
        continue;
      }
      expect(response.json()).toMatchObject({ State: to });
      expect([row.state, row.version]).toEqual([to, 2]);
      expect(row.approvedAt?.getTime() === APPROVED.approvedAt.getTime()).toBe(approval !== 'given');
    }
  });

  it.each([
    ['change', {}],
    ['changeApproved', { Reason: 'Neu gebucht.' }],
  ] as const)('%s is executed by saving in its states alone', async (command, changes) => {
    const { from, to }: AdvertCommand = ADVERT_COMMANDS[command];
    for (const state of AdvertState.options) {
      const id = await insert(state);
      const { Id, ...advert }: StaffAdvert = await staff.call(CALLS.staffAdvert, { params: { advertId: String(id) } });
      const body = { ...advert, AdvertId: Id, ...changes };
      const saved = await staff.post(CALLS.saveAdvert.path, body);
      const isExecuted = from.includes(state);
      expect(saved.json()).toMatchObject({ State: isExecuted ? (to ?? state) : state });
      expect((await getRow(id)).approvedAt === null).toBe(command === 'changeApproved' && isExecuted);
    }
  });

  it.each(Object.values(ROLES))('lets %s execute what is its own', async (role) => {
    const email = `${role.toLowerCase()}@example.com`;
    await insertCustomer(api(), { email, roles: [role] });
    const client = await loggedIn(api(), email);
    for (const action of AdvertAction.options) {
      const { by, from }: AdvertCommand = ADVERT_COMMANDS[action];
      const [state = 'draft'] = from;
      const { status } = await run(await insert(state), action, client);
      expect([action, status]).toEqual([action, by.includes(role) ? 200 : 403]);
    }
  });
});
