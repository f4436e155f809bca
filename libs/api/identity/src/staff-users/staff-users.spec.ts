import { auditLog, auditOutcomes, acquireAdvisoryLock } from '@heizplatz/api-platform';
import { type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq, sql } from 'drizzle-orm';
import { secondFactors, users } from '../users/schema';
import { findPasskeys } from '../passkeys/passkey-repository';
import { getPasskey } from '../passkeys/testing/get-passkey';
import { mailedToken } from '../users/testing/mailed';
import { insertCustomer, loggedIn } from '../users/testing/visitors';

const api = withApi({ env: { LIMIT_MAILS_PER_ADDRESS: '9999', LIMIT_MAILS_PER_RECIPIENT: '9999' } });
const { admin, customerSupport, editor } = ROLES;

let number = 0;
let ines: TestClient;
let inesId = 0;
const newPerson = (fields: object = {}) =>
  insertCustomer(api(), { email: `person-${(number += 1)}@example.com`, roles: [editor], ...fields });
const getEmail = async (id: number) => (await api().db.select().from(users).where(eq(users.id, id)))[0]?.email ?? '';
const getPerson = (id: number, client = ines) => client.call(CALLS.staffUser, { params: { personId: id } });

beforeAll(async () => {
  inesId = await insertCustomer(api(), {
    email: 'ines@example.com',
    roles: [admin],
    firstName: 'Ines',
    lastName: 'Falk',
  });
  ines = await loggedIn(api(), 'ines@example.com');
});

/** Returns when so many connections to this database wait for an advisory lock. */
async function waitersForLocks(count: number): Promise<void> {
  for (;;) {
    const { rows } = await api().db.execute(sql`select 1 from pg_locks join pg_database d on d.oid = database
      where locktype = 'advisory' and not granted and datname = current_database()`);
    if (rows.length >= count) return;
  }
}

const save = async (id: number, roles: string[], client = ines) => {
  const { Version, FirstName, LastName } = await getPerson(id, client);
  return client.post(`/api/support/benutzer/${id}`, { Version, FirstName, LastName, Roles: roles });
};

describe('the list of people', () => {
  it('shows who is more than a customer, by role and by name', async () => {
    const id = await newPerson({ firstName: 'Tobias', lastName: 'Ärmel', roles: [editor, customerSupport] });
    await insertCustomer(api(), { email: 'nur.kunde@example.com', lastName: 'Ärmel' });
    const matches = await ines.call(CALLS.staffUsers, { query: { role: editor, search: 'ärmel' } });
    expect(matches.Rows).toEqual([
      {
        Id: id,
        Name: 'Ärmel, Tobias',
        Email: await getEmail(id),
        Roles: [editor, customerSupport],
        SecondFactor: 'missing',
        LastLoginAt: null,
        IsLocked: false,
        IsInvited: false,
        Countries: [],
      },
    ]);
  });

  it('tells who has not logged in for long', async () => {
    const id = await newPerson({ createdAt: new Date('2026-01-01T08:00:00Z'), lastLoginAt: null });
    const { Rows } = await ines.call(CALLS.staffUsers, { query: { inactive: 'ja', size: 100 } });
    expect(Rows.map(({ Id }) => Id)).toContain(id);
    await loggedIn(api(), await getEmail(id));
    const after = await ines.call(CALLS.staffUsers, { query: { inactive: 'ja', size: 100 } });
    expect(after.Rows.map(({ Id }) => Id)).not.toContain(id);
  });

  it('comes as a file, without names unless they are asked for', async () => {
    const response = await ines.get(`${CALLS.exportStaffUsers.path}?format=csv`);
    expect(response.status).toBe(200);
    expect(response.text).toContain('Rollen');
    expect(response.text).not.toContain('ines@example.com');
    expect((await ines.get(`${CALLS.exportStaffUsers.path}?personal=1&reason=Revision`)).text).toContain(
      'ines@example.com',
    );
  });
});

describe('an invitation', () => {
  const invite = (Email: string) =>
    ines.post(CALLS.inviteUser.path, { Email, FirstName: 'Nele', LastName: 'Wichmann', Roles: [editor] });

  it('opens no door before its link has set a password, and one afterwards', async () => {
    expect((await invite('nele@example.com')).json()).toMatchObject({ IsInvited: true, SecondFactor: 'missing' });
    const visitor = await api().visitorWithCsrf();
    const logIn = { UserName: 'nele@example.com', Password: 'Kaminfeuer-77' };
    expect(await visitor.call(CALLS.login, { body: logIn })).toMatchObject({ success: false });
    const Token = await mailedToken(api(), 'nele@example.com', 'invitation');
    const set = { body: { Token, Password: 'Kaminfeuer-77' } };
    expect(await visitor.call(CALLS.setPassword, set)).toEqual({ success: true, ReturnUrl: '/support' });
    expect(await visitor.call(CALLS.login, { body: logIn })).toMatchObject({ success: true });
    expect((await visitor.post(CALLS.setPassword.path, { Token, Password: 'Kaminfeuer-78' })).problem().code).toBe(
      'TOKEN_EXPIRED',
    );
  });

  it('that is sent again ends the one before, and is refused once accepted', async () => {
    await invite('arno@example.com');
    const first = await mailedToken(api(), 'arno@example.com', 'invitation');
    const [{ id: personId = 0 } = {}] = await api().db.select().from(users).where(eq(users.email, 'arno@example.com'));
    api().setNow(new Date('2026-11-21T11:01:00.000Z'));
    const again = () => ines.post(`/api/support/benutzer/${personId}/einladen`, {});
    expect((await again()).status).toBe(200);
    const visitor = await api().visitorWithCsrf();
    const use = (Token: string) => visitor.post(CALLS.setPassword.path, { Token, Password: 'Kaminfeuer-77' });
    expect((await use(first)).status).toBe(409);
    expect((await use(await mailedToken(api(), 'arno@example.com', 'invitation'))).status).toBe(200);
    expect((await again()).problem().code).toBe('CONFLICT');
  });

  it('is refused for an e-mail that has an account, and for a role that nobody gives', async () => {
    expect((await invite(' Ines@Example.com')).problem().code).toBe('CONFLICT');
    const body = { Email: 'x@example.com', FirstName: 'X', LastName: 'Y', Roles: [ROLES.customer] };
    expect((await ines.post(CALLS.inviteUser.path, body)).status).toBe(400);
  });
});

describe('roles', () => {
  it('that change end the person’s logins at once, and stand in the audit log', async () => {
    const id = await newPerson({ firstName: 'Jonas', lastName: 'Brandl' });
    const jonas = await loggedIn(api(), await getEmail(id));
    expect((await jonas.get(CALLS.supportInfo.path)).status).toBe(200);
    expect((await save(id, [customerSupport])).status).toBe(200);
    expect((await jonas.get(CALLS.supportInfo.path)).status).toBe(401);
    const [line] = await api()
      .db.select()
      .from(auditOutcomes)
      .innerJoin(auditLog, eq(auditLog.id, auditOutcomes.auditId))
      .where(eq(auditOutcomes.forUserId, id));
    expect(line?.audit_outcomes).toMatchObject({
      outcome: 'done',
      forUserName: 'Jonas Brandl',
      before: { roles: [editor] },
      after: { roles: [customerSupport] },
    });
  });

  it('keep the caller’s own Admin, and somebody’s', async () => {
    expect((await save(inesId, [editor])).problem()).toMatchObject({ code: 'CONFLICT' });
    const otherId = await newPerson({ roles: [admin] });
    expect((await save(otherId, [editor])).status).toBe(200);
  });

  it.each([
    ['roles', ''],
    ['access', '/sperre'],
  ])('of the last Admin stay, though two take the %s from each other at the same moment', async (_, path) => {
    const { db } = api();
    const ritaId = await newPerson({ roles: [editor, admin], firstName: 'Rita', lastName: 'Falk' });
    const rita = await loggedIn(api(), await getEmail(ritaId));
    // Neither somebody who is locked nor somebody who never set a password could help.
    await newPerson({ roles: [admin], lockedAt: new Date('2026-11-01T08:00:00Z') });
    await newPerson({ roles: [admin], passwordHash: null });
    const body = async (id: number) => {
      const { Version, FirstName, LastName } = await getPerson(id, rita);
      return path ? { Version, IsLocked: true, Reason: 'x' } : { Version, FirstName, LastName, Roles: [editor] };
    };
    const [ofInes, ofRita] = [await body(inesId), await body(ritaId)];
    // Both requests have passed the door and wait for the same lock.
    const results = await db.transaction(async (tx) => {
      await acquireAdvisoryLock(tx, 'people and their roles');
      const sent = [
        rita.post(`/api/support/benutzer/${inesId}${path}`, ofInes),
        ines.post(`/api/support/benutzer/${ritaId}${path}`, ofRita),
      ];
      await waitersForLocks(2);
      return sent;
    });
    const responses = await Promise.all(results);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.problem().detail).toContain('der letzte Admin');
    const canLogIn = sql`${admin} = any(${users.roles}) and ${users.passwordHash} is not null and locked_at is null`;
    expect(await db.$count(users, canLogIn)).toBe(1);
    await db
      .update(users)
      .set({ roles: [admin], lockedAt: null })
      .where(eq(users.id, inesId));
    await db
      .update(users)
      .set({ roles: [editor] })
      .where(eq(users.id, ritaId));
    ines = await loggedIn(api(), 'ines@example.com');
  });

  it('of an older version are refused, with what is saved', async () => {
    const id = await newPerson();
    const { Version } = await getPerson(id);
    await save(id, [customerSupport]);
    const late = { Version, FirstName: 'A', LastName: 'B', Roles: [editor] };
    const { code, context } = (await ines.post(`/api/support/benutzer/${id}`, late)).problem();
    expect(code).toBe('VERSION_CONFLICT');
    expect(context?.['Current']).toMatchObject({ Version: Version + 1, Roles: [customerSupport] });
  });

  it('are no affair of customers and dealers, who are not found', async () => {
    const customerId = await insertCustomer(api(), { email: 'kunde-x@example.com' });
    expect((await ines.get(`/api/support/benutzer/${customerId}`)).status).toBe(404);
    expect((await ines.get('/api/support/benutzer/999999')).status).toBe(404);
  });
});

describe('a person', () => {
  it('that is locked is out at once and cannot log in, until unlocked', async () => {
    const id = await newPerson();
    const email = await getEmail(id);
    const person = await loggedIn(api(), email);
    const lock = async (IsLocked: boolean) =>
      ines.post(`/api/support/benutzer/${id}/sperre`, {
        Version: (await getPerson(id)).Version,
        IsLocked,
        Reason: 'Gerät verloren',
      });
    expect((await lock(true)).json()).toMatchObject({ Sessions: [] });
    expect((await person.get(CALLS.supportInfo.path)).status).toBe(401);
    await expect(loggedIn(api(), email)).rejects.toThrow('cannot log in');
    await lock(false);
    await expect(loggedIn(api(), email)).resolves.toBeDefined();
  });

  it('cannot lock itself', async () => {
    const { Version } = await getPerson(inesId);
    const body = { Version, IsLocked: true, Reason: 'x' };
    expect((await ines.post(`/api/support/benutzer/${inesId}/sperre`, body)).problem().code).toBe('CONFLICT');
  });

  it('loses its logins and its second factor, when an admin says so', async () => {
    const id = await newPerson();
    const person = await loggedIn(api(), await getEmail(id));
    const confirmedAt = new Date();
    await api()
      .db.insert(secondFactors)
      .values({ userId: id, secretEncrypted: 'x', createdAt: confirmedAt, confirmedAt });
    await getPasskey(api(), person);
    expect(await getPerson(id)).toMatchObject({ SecondFactor: 'set' });
    const reset = await ines.post(`/api/support/benutzer/${id}/zweiter-faktor`, { Reason: 'Telefon verloren' });
    expect(reset.json()).toMatchObject({ SecondFactor: 'missing', Sessions: [] });
    expect((await person.get(CALLS.supportInfo.path)).status).toBe(401);
    expect(await findPasskeys(api().db, id)).toEqual([]);
  });

  it('keeps its own login when it ends its others', async () => {
    await loggedIn(api(), 'ines@example.com');
    const ended = await ines.post(`/api/support/benutzer/${inesId}/abmelden`, { Reason: 'Aufräumen' });
    expect(ended.json()).toMatchObject({ Sessions: [{ IsActing: false }] });
    expect((await ines.get(CALLS.supportInfo.path)).status).toBe(200);
  });
});
