import { eq } from 'drizzle-orm';
import { TEST_NOW } from '../../testing/api-test';
import { deliverMails } from './deliver-mails';
import type { MailTransport } from './mail-transport';
import { claimMails } from '../store/outbox-repository';
import { outbox } from '../store/schema';
import { later, withOutbox } from '../testing/with-outbox';

const { api, sent, put, getState, working, deliver } = withOutbox();
/** All but intervals: the database's driver counts on the others. */
const REAL_TIMERS = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setTimeout', 'clearTimeout'] as const),
];

describe('a mail', () => {
  it('is sent once by two nodes at the same moment', async () => {
    for (let count = 0; count < 200; count += 1) await put({ to: `an-${count}@example.com` });
    await Promise.all([deliver(working), deliver(working), deliver(working)]);
    expect(sent).toHaveLength(200);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(200);
  });

  it('is recorded as sent while others of its batch are still on their way', async () => {
    const [first, slow] = [await put({ to: 'erste@example.com' }), await put({ to: 'langsam@example.com' })];
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    const run = deliver((mail) => (mail.recipient === 'langsam@example.com' ? held : working(mail)));
    while ((await getState(first)) !== 'sent') expect(await getState(slow)).toBe('queued');
    release();
    await run;
    expect(await getState(slow)).toBe('sent');
  });

  it('of a node that stopped in the middle is taken up by another', async () => {
    const id = await put();
    await claimMails(api().db, { now: TEST_NOW, until: later(60), limit: 50 });
    await deliver(working, later(59));
    expect(await getState(id)).toBe('queued');
    await deliver(working, later(60));
    expect([await getState(id), sent.length]).toEqual(['sent', 1]);
  });

  it('stays with a node for a minute, and for as long as that node waits for a slow mail server', async () => {
    jest.useFakeTimers({ doNotFake: REAL_TIMERS });
    try {
      const id = await put();
      const claimed = async () => (await api().db.select().from(outbox).where(eq(outbox.id, id)))[0]?.claimedUntil;
      let now = TEST_NOW;
      let begin = (): void => undefined;
      let release = (): void => undefined;
      const begun = new Promise<void>((done) => (begin = done));
      const held = new Promise<void>((done) => (release = done));
      const slow: MailTransport = async (mail) => {
        begin();
        await held;
        await working(mail);
      };
      const services = { ...api().services, mailTransport: slow };
      const run = deliverMails({ db: api().db, clock: () => now, services });
      await begun;
      expect(await claimed()).toEqual(later(60));
      now = later(59);
      jest.advanceTimersByTime(20_000);
      let until = await claimed();
      for (; until?.getTime() !== later(119).getTime(); until = await claimed()) expect(until).toEqual(later(60));
      await deliver(working, later(61));
      expect(sent).toEqual([]);
      release();
      await run;
      expect([await getState(id), sent.length, jest.getTimerCount()]).toEqual(['sent', 1, 0]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('that went out while the database was away is recorded once that is back, and goes out once', async () => {
    const ids = [await put({ to: 'eine@example.com' }), await put({ to: 'andere@example.com' })];
    const { db } = api();
    const failed = new Promise<void>((notify) => {
      const record = db.update.bind(db);
      const update = jest.spyOn(db, 'update').mockImplementation((table) => {
        if (update.mock.calls.length === 1 || sent.length === 0) return record(table);
        update.mockRestore();
        notify();
        throw new Error('the database is away');
      });
    });
    await deliver(working);
    await failed;
    expect(await Promise.all(ids.map(getState))).toEqual(['sent', 'sent']);
    await deliver(working, later(3600));
    expect(sent).toHaveLength(2);
  });
});
