import { reports, withdrawals } from '@heizplatz/api-after-sales';
import { contents, contentVersions } from '@heizplatz/api-content';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { auditLog, outbox } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CallInput } from '@heizplatz/contract';
import { type Role, ROLES } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';

const api = withApi();
type Query = CallInput<typeof CALLS.staffWorkList>['query'];

async function staff(email: string, role: Role, firstName = 'Clara'): Promise<TestClient> {
  await insertCustomer(api(), { email, roles: [role], firstName, lastName: 'Sommer' });
  return loggedIn(api(), email);
}
const getTitles = async (client: TestClient, query: Query = {}) =>
  (await client.call(CALLS.staffWorkList, { query })).Rows.map(({ Title }) => Title);

let support: TestClient;
let other: TestClient;
beforeAll(async () => {
  const mail = { kind: 'order-received', replyTo: null, text: '', html: '', attachments: [], createdAt: TEST_NOW };
  await api()
    .db.insert(outbox)
    .values([
      { ...mail, countryId: 1, recipient: 'a@example.com', subject: 'Ihre Bestellung', state: 'failed' },
      { ...mail, countryId: 1, recipient: 'a@example.com', subject: 'Gesendet', state: 'sent' },
    ]);
  const notice = { part: '', receivedAt: new Date('2026-11-18T09:00:00Z'), email: 'w@example.com' };
  await api()
    .db.insert(withdrawals)
    .values([
      { ...notice, countryId: 2, name: 'Anna Egger', contract: 'Pellets', outcome: 'unknown', contentHash: 'a' },
      {
        ...{ ...notice, countryId: 2, name: 'Bert Egger', contract: 'Pellets', contentHash: 'b' },
        ...{ outcome: 'withdrawn', settledAt: TEST_NOW },
      },
    ]);
  const report = {
    targetKind: 'dealer',
    targetId: 'x',
    path: '/x',
    reason: 'other',
    text: '',
    name: '',
    email: '',
  } as const;
  await api()
    .db.insert(reports)
    .values({ ...report, countryId: 3, title: 'Limmat Holz', sentAt: TEST_NOW });
  await api().db.execute(
    sql`insert into pgboss.job (name, state) values ('send-mails', 'failed'), ('send-mails', 'completed')`,
  );
  support = await staff('s@example.com', ROLES.customerSupport);
  other = await staff('s2@example.com', ROLES.customerSupport, 'Jonas');
});

it('shows what waits, the due ones first, to the roles that may open it', async () => {
  expect(await getTitles(support)).toEqual(['Pellets · Anna Egger', 'Ihre Bestellung']);
  expect(await getTitles(await staff('d@example.com', ROLES.dealerSupport))).toEqual(['Limmat Holz']);
  expect(await getTitles(await staff('f@example.com', ROLES.financial))).toEqual([]);
  const all = await getTitles(await staff('admin@example.com', ROLES.admin), { sort: 'kind' });
  expect(all).toEqual(['send-mails', 'Ihre Bestellung', 'Limmat Holz', 'Pellets · Anna Egger']);
});

it('filters by kind and country', async () => {
  expect(await getTitles(support, { country: '2' })).toEqual(['Pellets · Anna Egger']);
  expect(await getTitles(support, { kind: 'mail' })).toEqual(['Ihre Bestellung']);
  expect(await getTitles(support, { kind: 'report' })).toEqual([]);
  expect(await getTitles(support, { search: 'egger' })).toEqual(['Pellets · Anna Egger']);
});

const withdrawalTask = async (client: TestClient) => {
  const { Rows } = await client.call(CALLS.staffWorkList, { query: { kind: 'withdrawal', snoozed: '1' } });
  const [task] = Rows;
  if (!task) throw new Error('nothing waits');
  return task;
};

it('is taken, given back and put off; of two who take it the slower is told', async () => {
  const { Kind, ObjectId, Version } = await withdrawalTask(support);
  const body = { Kind, ObjectId, Version, IsMine: true, SnoozedUntil: null };
  await support.call(CALLS.saveStaffTask, { body });
  expect(await withdrawalTask(other)).toMatchObject({ OwnerName: 'Clara Sommer', IsMine: false, Version: 1 });
  const conflict = (await other.post(CALLS.saveStaffTask.path, body)).problem();
  expect(conflict).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', context: { Current: { Version: 1 } } });
  expect(await getTitles(support, { owner: 'me' })).toEqual(['Pellets · Anna Egger']);
  expect(await getTitles(other, { owner: 'me' })).toEqual([]);
  expect(await getTitles(other, { owner: 'nobody' })).toEqual(['Ihre Bestellung']);
  await support.call(CALLS.saveStaffTask, { body: { ...body, Version: 1, SnoozedUntil: '2026-11-25' } });
  expect(await getTitles(other)).toEqual(['Ihre Bestellung']);
  expect((await withdrawalTask(support)).SnoozedUntil).toBe('2026-11-24T23:00:00.000Z');
  api().setNow(new Date('2026-11-25T08:00:00Z'));
  expect(await getTitles(await loggedIn(api(), 's@example.com'))).toContain('Pellets · Anna Egger');
  api().setNow(TEST_NOW);
  const lines = await api()
    .db.select()
    .from(auditLog)
    .where(sql`${auditLog.callId} = 'saveStaffTask'`);
  expect(lines).toHaveLength(3);
});

it('is as it was before its last change, by whoever made that', async () => {
  const { Kind, ObjectId, Version } = await withdrawalTask(support);
  const undo = { Kind, ObjectId, Version };
  expect((await other.post(CALLS.undoStaffTask.path, undo)).problem().code).toBe('VERSION_CONFLICT');
  const taken = await other.call(CALLS.saveStaffTask, { body: { ...undo, IsMine: true, SnoozedUntil: null } });
  expect((await support.post(CALLS.undoStaffTask.path, { ...undo, Version: taken.Version })).problem().code).toBe(
    'VERSION_CONFLICT',
  );
  expect((await other.post(CALLS.undoStaffTask.path, undo)).problem().code).toBe('VERSION_CONFLICT');
  const undone = await other.call(CALLS.undoStaffTask, { body: { ...undo, Version: taken.Version } });
  // Clara's, until the day that she chose.
  expect(await withdrawalTask(support)).toMatchObject({
    ...{ IsMine: true, SnoozedUntil: '2026-11-24T23:00:00.000Z', Version: undone.Version },
  });
  expect((await other.post(CALLS.undoStaffTask.path, { ...undo, ...undone })).problem().code).toBe('VERSION_CONFLICT');
  const editor = await staff('e2@example.com', ROLES.editor);
  expect((await editor.post(CALLS.undoStaffTask.path, undo)).problem().code).toBe('FORBIDDEN');
  const unknown = { Kind: 'mail', ObjectId: 'x', Version: 0 };
  expect((await support.post(CALLS.undoStaffTask.path, unknown)).problem().code).toBe('NOT_FOUND');
});

it('still answers tabs of before, with the kinds that they know', async () => {
  const admin = await loggedIn(api(), 'admin@example.com');
  const { Rows } = await admin.call(CALLS.staffTasks, { query: { sort: 'kind' } });
  expect(Rows.map(({ Kind }) => Kind)).toEqual(['job', 'mail', 'report']);
  expect(Object.keys(Rows[0] ?? {})).not.toContain('DaysLeft');
  expect((await admin.get(`${CALLS.staffTasks.path}?kind=advert`)).status).toBe(400);
});

it('is refused to other roles, and for what waits no more', async () => {
  const body = { Kind: 'report', ObjectId: '1', Version: 0, IsMine: true, SnoozedUntil: null };
  expect((await support.post(CALLS.saveStaffTask.path, body)).problem().code).toBe('FORBIDDEN');
  const gone = { ...body, Kind: 'mail', ObjectId: '00000000-0000-0000-0000-000000000000' };
  expect((await support.post(CALLS.saveStaffTask.path, gone)).problem().code).toBe('NOT_FOUND');
  expect((await support.post(CALLS.saveStaffTask.path, { ...body, Kind: 'x' })).problem().code).toBe('VALIDATION');
  const done = { ...body, Kind: 'mail', IsDone: true };
  expect((await support.post(CALLS.saveStaffTask.path, done)).problem().code).toBe('VALIDATION');
  expect((await api().visitor().get(CALLS.staffTasks.path)).status).toBe(401);
});

it('asks of every kind what its tables can answer', async () => {
  const admin = await loggedIn(api(), 'admin@example.com');
  const file = await admin.get(`${CALLS.exportStaffWorkList.path}?sort=kind&snoozed=1`);
  expect(
    file.text.startsWith('\uFEFFArt;Land;Seit;Fällig;Tage übrig;Zurückgestellt bis\r\nAuftrag fehlgeschlagen;;'),
  ).toBe(true);
  expect(file.text).toContain('Widerruf;AT;18.11.2026 10:00;03.12.2026 00:00;11;');
});

it('shows editors the drafts that have lain for a week: the newest version of a page, and by what its page is found', async () => {
  const editor = await staff('e@example.com', ROLES.editor);
  const { db } = api();
  type Version = typeof contentVersions.$inferInsert;
  const draft = { title: 'Lager', description: '', authorName: 'Edda Lorenz', state: 'draft' } as const;
  const old = new Date(TEST_NOW.getTime() - 8 * 86_400_000);
  const page = { countryId: 1, kind: 'page', topic: null } as const;
  const [lain, goneOn, article] = await db
    .insert(contents)
    .values([
      { ...page, path: '/lager', sharedKey: 'lager' },
      { ...page, path: '/weiter', sharedKey: 'weiter' },
      { ...page, kind: 'news', path: '/news/artikel/frost', sharedKey: 'frost' },
    ])
    .returning({ id: contents.id });
  const version = (one: { id: number } | undefined, changes: Partial<Version>): Version => ({
    ...{ ...draft, blocks: [], contentId: one?.id ?? 0, number: 1, createdAt: old },
    ...changes,
  });
  await db
    .insert(contentVersions)
    .values([
      version(lain, {}),
      version(goneOn, { title: 'Entwurf von einst' }),
      version(goneOn, { number: 2, title: 'Weiter', state: 'withdrawn', goesLiveAt: old }),
      version(article, { title: 'Frost' }),
    ]);
  const { Rows } = await editor.call(CALLS.staffWorkList, { query: { kind: 'draft', sort: 'title' } });
  const matches = new Map(Rows.map(({ Title, Reference }) => [Title, Reference]));
  expect(matches).toEqual(
    new Map([
      ['Frost', '/news/artikel/frost'],
      ['Lager', String(lain?.id)],
    ]),
  );
});
