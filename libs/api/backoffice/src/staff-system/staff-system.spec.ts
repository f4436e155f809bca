import { seedGoods, states } from '@heizplatz/api-catalog';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { insertMail, type Mail, createCallCache, sendMails, writeMetrics } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';

const api = withApi({ prepare: seedGoods });
let support: TestClient;
let ines: TestClient;
let georg: TestClient;

beforeAll(async () => {
  await insertCustomer(api(), { email: 'support@example.com', roles: [ROLES.customerSupport] });
  await insertCustomer(api(), { email: 'ines@example.com', roles: [ROLES.admin] });
  await insertCustomer(api(), { email: 'georg@example.com', roles: [ROLES.financial] });
  support = await loggedIn(api(), 'support@example.com');
  ines = await loggedIn(api(), 'ines@example.com');
  georg = await loggedIn(api(), 'georg@example.com');
});

const MAIL = {
  countryId: 1,
  kind: 'order-received',
  subject: 'Ihre Bestellung',
  text: 'Hallo',
  html: '<p>Hallo</p>',
} as const;
const newMail = (fields: Partial<Mail> = {}) =>
  insertMail(
    api().db,
    { ...MAIL, to: 'anna@example.com', ...fields },
    { createdAt: TEST_NOW, secrets: api().services.config.secrets },
  );
const mailsTo = async (search: string) => (await support.call(CALLS.staffMails, { query: { search } })).Rows;

describe('the outbox', () => {
  it('is found by recipient, and a mail is read without the links that stand for its recipient', async () => {
    const id = await newMail({
      to: 'lesen@example.com',
      text: 'Zur Bestellung: https://heizplatz.de/bestellung/abc?t=1',
    });
    expect(await mailsTo('lesen@example')).toEqual([expect.objectContaining({ MailId: id, State: 'queued' })]);
    const { Text } = await support.call(CALLS.staffMail, { params: { mailId: id } });
    expect(Text).toBe('Zur Bestellung: https://heizplatz.de/[Link des Empfängers]');
  });

  it('sends a mail once more as a new one, a double click once', async () => {
    const id = await newMail({ to: 'erneut@example.com' });
    await api().db.execute(
      sql`update outbox set state = 'sent', created_at = created_at - interval '1 day' where id = ${id}`,
    );
    const [first, second] = [
      await support.call(CALLS.sendMailAgain, { body: { MailId: id } }),
      await support.call(CALLS.sendMailAgain, { body: { MailId: id } }),
    ];
    expect(first.MailId).not.toBe(id);
    expect(second.MailId).toBe(first.MailId);
    expect(await mailsTo('erneut@example')).toHaveLength(2);
  });

  it('tries one that failed again itself', async () => {
    const id = await newMail({ to: 'fehl@example.com' });
    await api().db.execute(sql`update outbox set state = 'failed' where id = ${id}`);
    expect((await support.call(CALLS.sendMailAgain, { body: { MailId: id } })).MailId).toBe(id);
    await api().runJobs();
    expect(await mailsTo('fehl@example')).toEqual([expect.objectContaining({ State: 'kept' })]);
  });

  it('neither shows nor sends a mail whose link counts once', async () => {
    const id = await newMail({ to: 'link@example.com', kind: 'password-link' });
    expect((await support.call(CALLS.staffMail, { params: { mailId: id } })).Text).toBeNull();
    expect((await support.post(CALLS.sendMailAgain.path, { MailId: id })).status).toBe(409);
  });

  it('knows no mail that is not there, and refuses a wrong id', async () => {
    const gone = '00000000-0000-4000-8000-000000000000';
    expect((await support.get(`/api/support/postausgang/${gone}`)).status).toBe(404);
    expect((await support.get('/api/support/postausgang/1')).status).toBe(400);
    expect((await georg.get('/api/support/postausgang')).status).toBe(403);
  });
});

describe('the jobs', () => {
  it('shows what failed and runs it once more', async () => {
    await api().services.jobs.send(api().db, sendMails.name, {});
    await api().db.execute(sql`update pgboss.job set state = 'failed', output = '{"message": "nein"}'
      where name = 'send-mails' and state = 'created'`);
    const { Rows } = await ines.call(CALLS.staffJobs, { query: { state: 'failed', queue: 'send-mails' } });
    expect(Rows).toEqual([expect.objectContaining({ QueueName: 'Mails versenden', State: 'failed' })]);
    expect(Rows[0]?.Failure).not.toBeNull();
    const body = { Queue: 'send-mails', JobId: Rows[0]?.JobId };
    expect(await ines.call(CALLS.retryJob, { body })).toEqual({ IsSuccess: true });
    expect((await ines.post(CALLS.retryJob.path, body)).status).toBe(409);
    expect((await ines.post(CALLS.retryJob.path, { ...body, Queue: 'no-such-queue' })).status).toBe(409);
    const queues = await ines.call(CALLS.staffQueues);
    expect(queues).toContainEqual(expect.objectContaining({ Queue: 'send-mails', Waiting: expect.any(Number) }));
    expect((await support.get(CALLS.staffJobs.path)).status).toBe(403);
  });
});

describe('VAT', () => {
  const rate = {
    CountryId: 1,
    ProductGroupId: 3,
    ProductId: 0,
    ValidFrom: '2027-01-01',
    Percent: 8.5,
    Reason: 'Gesetz',
  };

  it('of a coming day is added once and taken back, with its reason in the log', async () => {
    const added = await ines.call(CALLS.addVatRate, { body: rate });
    expect(added).toMatchObject({ RateId: '1-3-0-2027-01-01', Percent: 8.5, Phase: 'coming' });
    expect((await ines.post(CALLS.addVatRate.path, rate)).status).toBe(409);
    const coming = await georg.call(CALLS.vatRates, { query: { phase: 'coming' } });
    expect(coming.Rows).toEqual([added]);
    const body = { RateId: added.RateId, Reason: 'Tippfehler' };
    expect(await ines.call(CALLS.removeVatRate, { body })).toEqual({ IsSuccess: true });
    expect((await georg.call(CALLS.vatRates, { query: { phase: 'coming' } })).Total).toBe(0);
    const getReasons = async (call: string) =>
      (await ines.call(CALLS.auditLog, { query: { call, outcome: 'done' } })).Rows.map(({ Reason }) => Reason);
    expect(await getReasons('addVatRate')).toEqual(['Gesetz']);
    expect(await getReasons('removeVatRate')).toEqual(['Tippfehler']);
  });

  it('of the past is refused, and what counts is not taken back', async () => {
    const past = await ines.post(CALLS.addVatRate.path, { ...rate, ValidFrom: '2026-11-20' });
    expect([past.status, past.problem().errors]).toEqual([400, [{ path: 'body.ValidFrom', code: 'DATE_PAST' }]]);
    const current = await georg.call(CALLS.vatRates, { query: { country: '1', group: '3', phase: 'current' } });
    expect(current.Rows).toEqual([expect.objectContaining({ Percent: 7 })]);
    const body = { RateId: current.Rows[0]?.RateId, Reason: 'x' };
    expect((await ines.post(CALLS.removeVatRate.path, body)).status).toBe(409);
  });

  it('is read by Financial and written by Admin alone', async () => {
    expect((await georg.post(CALLS.addVatRate.path, rate)).status).toBe(403);
    expect((await support.get(CALLS.vatRates.path)).status).toBe(403);
  });
});

describe('the caches of the nodes', () => {
  it('tell entries, hits and the last flush, and a node that is silent is gone', async () => {
    const cache = createCallCache();
    const call = { id: 'newsArticles', cacheSeconds: 60, tags: ['news'] } as const;
    for (const key of ['a', 'a', 'b']) await cache.answer(call, key, () => Promise.resolve('1'));
    const { db } = api();
    const notice = { startedAt: TEST_NOW, cache };
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    await writeMetrics(db, { ...notice, nodeId: 'old', now: later(-120) });
    await writeMetrics(db, { ...notice, nodeId: 'one', now: later(0) });
    const { Nodes, Tags } = await ines.call(CALLS.cacheNodes);
    expect(Tags).toContain('news');
    expect(Nodes.map(({ NodeId }) => NodeId)).toEqual(['one']);
    expect(Nodes[0]?.Families).toEqual([
      expect.objectContaining({ Family: 'newsArticles', Entries: 2, Hits: 1, Misses: 2 }),
    ]);
    await cache.forget(['news']);
    await writeMetrics(db, { ...notice, nodeId: 'one', now: later(1) });
    const [node] = (await ines.call(CALLS.cacheNodes)).Nodes;
    expect([node?.LastFlushTags, node?.Families[0]?.Entries]).toEqual([['news'], 0]);
    await cache.close();
  });

  it('are flushed with a reason by Admin alone', async () => {
    const body = { Tags: ['news'], Reason: 'Artikel falsch' };
    expect(await ines.call(CALLS.flushCache, { body })).toEqual({ IsSuccess: true });
    expect(await ines.call(CALLS.warmCache, { body: { Reason: 'danach' } })).toEqual({ IsSuccess: true });
    expect((await ines.post(CALLS.flushCache.path, { Tags: [], Reason: ' ' })).status).toBe(400);
    expect((await support.post(CALLS.flushCache.path, body)).status).toBe(403);
  });
});

it('holidays say where they are: everywhere, or in some states', async () => {
  const of = (id: number, name: string, mapId: string) => ({ id, countryId: 1, name, friendlyName: name, mapId });
  await api()
    .db.insert(states)
    .values([of(293, 'Bayern', 'DE-BY'), of(294, 'Berlin', 'DE-BE')])
    .onConflictDoNothing();
  const { Holidays, Year } = await georg.call(CALLS.publicHolidays, { query: { country: '1', year: '2026' } });
  expect(Year).toBe(2026);
  expect(Holidays.find(({ Day }) => Day === '2026-12-25')?.States).toEqual([]);
  expect(Holidays.find(({ Day }) => Day === '2026-01-06')?.States).toEqual(['Bayern']);
});

describe('the state of operation', () => {
  it('is told to Admin: three sites without prices, and nothing else that stopped', async () => {
    const { At, Findings } = await ines.call(CALLS.operationState);
    expect(At).toBe(TEST_NOW.toISOString());
    const stopped = Findings.filter(({ Status }) => Status === 'stopped').map(({ Kind, Subject }) => [Kind, Subject]);
    expect(stopped).toEqual(expect.arrayContaining(['de', 'at', 'ch'].map((site) => ['prices', site])));
    expect(Findings).toContainEqual(expect.objectContaining({ Kind: 'price-files', Status: 'serves', Count: 0 }));
  });
});
