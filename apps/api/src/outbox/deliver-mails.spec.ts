import { randomBytes } from 'node:crypto';
import { inArray, eq } from 'drizzle-orm';
import { makeKey } from '../keys/key-file';
import { FIRST_KEY, keyRing } from '../keys/key-ring';
import { endOutlived } from '../retention/end-outlived';
import { endRows } from '../retention/outlived-rows';
import { TEST_NOW, withApi } from '../testing/api-test';
import { tablesWith } from '../testing/tables-with';
import { deliverMails } from './deliver-mails';
import type { Mail } from './mail';
import { openMailTransport, type MailTransport } from './mail-transport';
import { openWords, sealWords } from './mail-seal';
import type { OutgoingMail } from './outgoing-mail';
import { claimMails, findMail, insertMail } from './outbox-repository';
import { resendMail } from './resend-mail';
import { mailFiles, outbox } from './schema';
import { SmtpDouble } from './testing/smtp-double';

const api = withApi({ handlers: [] });
const secrets = () => api().services.config.secrets;
const later = (seconds: number, from = TEST_NOW) => new Date(from.getTime() + seconds * 1000);
const HOUR = 3600;
/** All but intervals: the database's driver counts on the others. */
const REAL_TIMERS = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setTimeout', 'clearTimeout'] as const),
];

const MAIL = { countryId: 1, kind: 'order-received', subject: 'Ihre Bestellung', to: 'anna@example.com' } as const;
const mailWith = (fields: Partial<Mail> = {}): Mail => ({ ...MAIL, text: 'T', html: '<p>T</p>', ...fields });
const put = (fields: Partial<Mail> = {}, createdAt = TEST_NOW) =>
  insertMail(api().db, mailWith(fields), { createdAt, secrets: secrets() });
const stateOf = async (id: string) => (await findMail(api().db, id))?.state;

let sent: OutgoingMail[] = [];
const working: MailTransport = async (mail) => {
  sent.push(mail);
};
const gone: MailTransport = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
};
const deliver = (mailTransport: MailTransport | null, now = TEST_NOW) =>
  deliverMails({ db: api().db, clock: () => now, services: { ...api().services, mailTransport } });

beforeEach(async () => {
  sent = [];
  await api().db.delete(outbox);
  await api().db.delete(mailFiles);
});

describe('links in mails', () => {
  const token = randomBytes(32).toString('base64url');
  const link = `https://heizplatz.de/neues-kennwort-setzen/${token}`;
  const words = { text: `Hier: ${link}`, html: `<a href="${link}">Hier</a>`, unsubscribeUrl: link };

  it('stand nowhere in the database, and are what is sent', async () => {
    const id = await put({ kind: 'password-link', ...words });
    expect(await tablesWith(api().db, token)).toEqual([]);
    expect((await findMail(api().db, id))?.text).toBe('Hier: https://heizplatz.de/[Link des Empfängers]');
    await deliver(working);
    expect(sent).toEqual([expect.objectContaining(words)]);
  });

  it('open by this mail’s own id and the key alone', async () => {
    const [one, other] = [await put(words), await put(words)];
    const [row, foreign] = [await findMail(api().db, one), await findMail(api().db, other)];
    if (!row || !foreign) throw new Error('a mail is missing');
    expect(() => openWords({ ...row, wordsEncrypted: foreign.wordsEncrypted }, secrets())).toThrow();
    const alien = { ...secrets(), encryption: keyRing({ [FIRST_KEY]: makeKey('encryption') }) };
    expect(() => openWords(row, alien)).toThrow();
  });

  it('that count once are gone with the sending; a failure keeps them for the next attempt', async () => {
    const id = await put({ kind: 'password-link', ...words });
    await deliver(gone);
    expect((await findMail(api().db, id))?.wordsEncrypted).not.toBeNull();
    await deliver(working, later(HOUR));
    expect(await findMail(api().db, id)).toMatchObject({ state: 'sent', wordsEncrypted: null, html: '' });
  });

  it('that count once are gone with the last attempt too', async () => {
    const id = await put({ kind: 'password-link', ...words });
    await deliver(gone, later(5 * 24 * HOUR));
    expect(await findMail(api().db, id)).toMatchObject({ state: 'failed', wordsEncrypted: null, html: '' });
  });

  it('to an order can be sent again for two weeks, and are gone then', async () => {
    const id = await put(words);
    await deliver(working);
    const { db, services, app } = api();
    const again = async (now: Date) => {
      const mail = await findMail(db, id);
      if (!mail) throw new Error('the mail is gone');
      return resendMail(db, mail, { services, clock: () => now });
    };
    await again(later(HOUR));
    await deliver(working, later(HOUR));
    expect(sent.map(({ html }) => html)).toEqual([words.html, words.html]);
    const night = later(15 * 24 * HOUR);
    const context = { db, services, clock: () => night, random: () => 0.5, log: app.log, isLastAttempt: false };
    await endOutlived.run({}, context);
    expect((await findMail(db, id))?.wordsEncrypted).toBeNull();
    await expect(again(night)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('of mails from before are taken out when they were sent', async () => {
    const id = await put();
    const { db, services, app } = api();
    await db
      .update(outbox)
      .set({ ...words, wordsEncrypted: null, state: 'sent' })
      .where(eq(outbox.id, id));
    const night = later(15 * 24 * HOUR);
    const context = { db, services, clock: () => night, random: () => 0.5, log: app.log, isLastAttempt: false };
    await endOutlived.run({}, context);
    expect(await findMail(db, id)).toMatchObject({
      text: 'Hier: https://heizplatz.de/[Link des Empfängers]',
      html: '',
    });
    expect(await tablesWith(db, token)).toEqual([]);
  });
});

describe('what waits', () => {
  it('goes to whoever waits for it before it goes to many', async () => {
    for (let count = 0; count < 120; count += 1) await put({ kind: 'price-alert', to: `viele-${count}@example.com` });
    await put({ to: 'eilig@example.com' }, later(60));
    await deliver(working, later(120));
    expect(sent[0]?.recipient).toBe('eilig@example.com');
    expect(sent).toHaveLength(121);
  });

  it('lets an urgent mail in between the batches of a long run', async () => {
    for (let count = 0; count < 120; count += 1) await put({ kind: 'price-alert', to: `viele-${count}@example.com` });
    let isAsked = false;
    await deliver(async (mail) => {
      sent.push(mail);
      if (isAsked) return;
      isAsked = true;
      await put({ to: 'eilig@example.com' });
    });
    expect(sent.findIndex(({ recipient }) => recipient === 'eilig@example.com')).toBeLessThanOrEqual(100);
  });

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
    while ((await stateOf(first)) !== 'sent') expect(await stateOf(slow)).toBe('queued');
    release();
    await run;
    expect(await stateOf(slow)).toBe('sent');
  });

  it('of a node that stopped in the middle is taken up by another', async () => {
    const id = await put();
    await claimMails(api().db, { now: TEST_NOW, until: later(60), limit: 50 });
    await deliver(working, later(59));
    expect(await stateOf(id)).toBe('queued');
    await deliver(working, later(60));
    expect([await stateOf(id), sent.length]).toEqual(['sent', 1]);
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
      expect([await stateOf(id), sent.length, jest.getTimerCount()]).toEqual(['sent', 1, 0]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('that went out while the database was away is recorded once that is back, and goes out once', async () => {
    const ids = [await put({ to: 'eine@example.com' }), await put({ to: 'andere@example.com' })];
    const { db } = api();
    const failed = new Promise<void>((tell) => {
      const record = db.update.bind(db);
      const update = jest.spyOn(db, 'update').mockImplementation((table) => {
        if (update.mock.calls.length === 1 || sent.length === 0) return record(table);
        update.mockRestore();
        tell();
        throw new Error('the database is away');
      });
    });
    await deliver(working);
    await failed;
    expect(await Promise.all(ids.map(stateOf))).toEqual(['sent', 'sent']);
    await deliver(working, later(3600));
    expect(sent).toHaveLength(2);
  });

  it('and cannot be read holds nothing up, and staff sees why', async () => {
    const [broken, whole] = [await put({ to: 'erste@example.com' }), await put()];
    const alien = { ...secrets(), encryption: keyRing({ gone: makeKey('encryption') }, 'gone') };
    const wordsEncrypted = sealWords(broken, { text: 'T', html: 'T', unsubscribeUrl: null }, alien);
    await api().db.update(outbox).set({ wordsEncrypted }).where(eq(outbox.id, broken));
    await deliver(working);
    expect([await stateOf(broken), await stateOf(whole)]).toEqual(['queued', 'sent']);
    expect((await findMail(api().db, broken))?.lastError).toContain("'gone'");
  });

  it('stays here where no mail server is named', async () => {
    const id = await put();
    await deliver(null);
    expect(await findMail(api().db, id)).toMatchObject({ state: 'kept', attempts: 1 });
  });
});

describe('a mail server', () => {
  it('that is gone for two nights loses nothing', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 30; count += 1) ids.push(await put({ to: `an-${count}@example.com` }));
    const friday = TEST_NOW;
    for (let hours = 0; hours < 60; hours += 1) await deliver(gone, later(hours * HOUR, friday));
    const waiting = await api().db.select().from(outbox).where(inArray(outbox.id, ids));
    expect(waiting.map(({ state }) => state)).toEqual(ids.map(() => 'queued'));
    expect(waiting.some(({ lastError }) => lastError === 'connect ECONNREFUSED')).toBe(true);
    await deliver(working, later(60 * HOUR + 900, friday));
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
      ids.map((_, count) => `an-${count}@example.com`).toSorted(),
    );
  }, 60_000);

  it('that is gone is not asked for every mail that waits', async () => {
    for (let count = 0; count < 120; count += 1) await put();
    let asked = 0;
    await deliver(async (mail) => {
      asked += 1;
      await gone(mail);
    });
    expect(asked).toBe(50);
  });

  it('is given up after four days, and staff sees why', async () => {
    const id = await put();
    await deliver(gone, later(4 * 24 * HOUR + 1));
    expect(await findMail(api().db, id)).toMatchObject({ state: 'failed', lastError: 'connect ECONNREFUSED' });
  });

  it('that refuses one mailbox for good takes the others', async () => {
    const server = new SmtpDouble();
    const transport = openMailTransport(`smtp://127.0.0.1:${await server.listen()}`, { from: 'a@example.com' });
    const [refused, taken] = [await put({ to: 'nobody@example.com' }), await put()];
    await deliver(transport);
    transport.close();
    await server.close();
    expect([await stateOf(refused), await stateOf(taken)]).toEqual(['failed', 'sent']);
    expect((await findMail(api().db, refused))?.lastError).toContain('no such mailbox');
  });
});

describe('attachments', () => {
  const attachment = (fileName: string, content: string) => ({
    fileName,
    contentType: 'application/pdf',
    contentBase64: Buffer.from(content).toString('base64'),
  });

  it('of one content stand once, whoever they go to and however they are called', async () => {
    await put({ attachments: [attachment('agb.pdf', 'Bedingungen')] });
    await put({ to: 'b@example.com', attachments: [attachment('AGB Händler.pdf', 'Bedingungen')] });
    expect(await api().db.$count(mailFiles)).toBe(1);
    await deliver(working);
    const files = sent.flatMap(({ attachments }) => attachments);
    expect(files.map(({ fileName, content }) => [fileName, content.toString()]).toSorted()).toEqual([
      ['AGB Händler.pdf', 'Bedingungen'],
      ['agb.pdf', 'Bedingungen'],
    ]);
  });

  it('that no mail holds any more are swept after a day', async () => {
    const held = await put({ attachments: [attachment('a.pdf', 'Gehalten')] });
    const loose = await put({ attachments: [attachment('b.pdf', 'Verwaist')] });
    const { db } = api();
    await db.delete(outbox).where(eq(outbox.id, loose));
    await endRows(db, later(23 * HOUR));
    expect(await db.$count(mailFiles)).toBe(2);
    await endRows(db, later(25 * HOUR));
    expect((await db.select().from(mailFiles)).map(({ content }) => content.toString())).toEqual(['Gehalten']);
    expect(await stateOf(held)).toBe('queued');
  });
});
