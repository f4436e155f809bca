import { voidAuthorisation } from '@heizplatz/api-ordering';
import { findMail, type Mail, type MailTransport, openDatabase, createJobs, queueMail } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { ALL_JOBS } from '../../registry/all-jobs';

const mail: Mail = { countryId: 1, kind: 'test', to: 'a@example.com', subject: 'S', text: 'T', html: '<p>T</p>' };
const clock = () => new Date('2026-11-21T11:00:00.000Z');

describe('a job', () => {
  const sent: string[] = [];
  const mailTransport: MailTransport = async ({ id }) => {
    sent.push(id);
  };
  const api = withApi({ handlers: [], services: () => ({ mailTransport }) });
  const queue = () => queueMail(api().db, mail, { services: api().services, clock });

  beforeEach(() => {
    sent.length = 0;
  });

  it('exists when the transaction that causes it commits', async () => {
    const id = await api().db.transaction((tx) => queueMail(tx, mail, { services: api().services, clock }));
    expect(await api().runJobs()).toBe(1);
    expect(sent).toEqual([id]);
    expect(await findMail(api().db, id)).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
  });

  it('does not exist when that transaction is rolled back', async () => {
    const failing = api().db.transaction(async (tx) => {
      await queueMail(tx, mail, { services: api().services, clock });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await api().runJobs()).toBe(0);
    expect(sent).toEqual([]);
  });

  it('that serves all runs once for those that wait together', async () => {
    const id = await queue();
    await api().services.jobs.send(api().db, 'send-mails', { mailId: id });
    expect(await api().runJobs()).toBe(2);
    expect(sent).toEqual([id]);
  });

  it('with a payload of another shape fails', async () => {
    await api().services.jobs.send(api().db, 'flush-contents', { tags: 1 });
    expect(await api().runJobs()).toBe(0);
    const counts = await api().services.jobs.counts();
    expect(counts.find(({ name }) => name === 'flush-contents')).toBeDefined();
  });

  it('that is one a key waits once, however often it is sent; other keys wait beside it', async () => {
    const { db, services } = api();
    const send = (key: string) => services.jobs.send(db, voidAuthorisation.name, { key });
    const [one, other] = ['5b1f6c1e-0000-4000-8000-00000000000a', '5b1f6c1e-0000-4000-8000-00000000000b'];
    await Promise.all([send(one), send(one), send(one), send(other)]);
    expect(await api().runJobs()).toBe(2);
    await send(one);
    expect(await api().runJobs()).toBe(1);
  });

  it('that is one of its name waits once', async () => {
    const { db, services } = api();
    await services.jobs.send(db, 'sweep-authorisations', {});
    await services.jobs.send(db, 'sweep-authorisations', {});
    expect(await api().runJobs()).toBe(1);
  });

  it('that failed is not run again while another of its key waits', async () => {
    const { db, services } = api();
    const key = '5b1f6c1e-0000-4000-8000-00000000000c';
    await services.jobs.send(db, voidAuthorisation.name, { key });
    const { rows } = await db.execute(
      sql`update pgboss.job set state = 'failed' where singleton_key = ${key} returning id::text`,
    );
    await services.jobs.send(db, voidAuthorisation.name, { key });
    expect(await services.jobs.retry(voidAuthorisation.name, String(rows[0]?.['id']))).toBe(false);
    expect(await api().runJobs()).toBe(1);
  });

  it('is worked by nobody once its node was stopped, even while the queues were beginning', async () => {
    const { db, services, databaseUrl } = api();
    const log = pino({ level: 'silent' });
    const { pool, close } = openDatabase({ url: databaseUrl, poolSize: 2, log });
    const jobs = await createJobs({ pool, log, definitions: ALL_JOBS });
    const working = jobs.work({ db, services, clock, random: () => 0.5, log });
    await jobs.stop();
    await expect(working).resolves.toBeUndefined();
    await close();
    const id = await queue();
    expect(await api().runJobs()).toBe(1);
    expect(sent).toEqual([id]);
  });
});

it('a job that calls, other jobs and events send starts soon; others wait for a schedule alone', () => {
  const soon = ALL_JOBS.filter(({ schedule, isSentToo }) => !schedule || isSentToo).map(({ name }) => name);
  expect(soon.sort()).toEqual([
    'flush-contents',
    'order-export',
    'publish-planned',
    'send-mails',
    'send-price-alerts',
    'settle-credit',
    'void-authorisation',
  ]);
});
