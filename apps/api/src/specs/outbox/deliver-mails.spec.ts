import { randomBytes } from 'node:crypto';
import { endOutlived, endRows } from '@heizplatz/api-customers';
import {
  findMail,
  FIRST_KEY,
  insertMails,
  keyRing,
  type Mail,
  mailFiles,
  type MailTransport,
  makeKey,
  createMailTransport,
  openText,
  outbox,
  resendMail,
  sealText,
} from '@heizplatz/api-platform';
import { later, SmtpDouble, tablesWith, TEST_NOW, withOutbox } from '@heizplatz/api-platform/testing';
import { inArray, eq } from 'drizzle-orm';

const { api, secrets, sent, put, getState, working, deliver, deliverPaced } = withOutbox();
const HOUR = 3600;
const gone: MailTransport = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
};

describe('links in mails', () => {
  const token = randomBytes(32).toString('base64url');
  const link = `https://heizplatz.de/neues-kennwort-setzen/${token}`;
  const mail = { text: `Hier: ${link}`, html: `<a href="${link}">Hier</a>`, unsubscribeUrl: link };

  it('stand nowhere in the database, and are what is sent', async () => {
    const id = await put({ kind: 'password-link', ...mail });
    expect(await tablesWith(api().db, token)).toEqual([]);
    expect((await findMail(api().db, id))?.text).toBe('Hier: https://heizplatz.de/[Link des Empfängers]');
    await deliver(working);
    expect(sent).toEqual([expect.objectContaining(mail)]);
  });

  it('open by this mail’s own id and the key alone', async () => {
    const [one, other] = [await put(mail), await put(mail)];
    const [row, foreign] = [await findMail(api().db, one), await findMail(api().db, other)];
    if (!row || !foreign) throw new Error('a mail is missing');
    expect(() => openText({ ...row, wordsEncrypted: foreign.wordsEncrypted }, secrets())).toThrow();
    const alien = { ...secrets(), encryption: keyRing({ [FIRST_KEY]: makeKey('encryption') }) };
    expect(() => openText(row, alien)).toThrow();
  });

  it('that count once are gone with the sending; a failure keeps them for the next attempt', async () => {
    const id = await put({ kind: 'password-link', ...mail });
    await deliver(gone);
    expect((await findMail(api().db, id))?.wordsEncrypted).not.toBeNull();
    await deliver(working, later(HOUR));
    expect(await findMail(api().db, id)).toMatchObject({ state: 'sent', wordsEncrypted: null, html: '' });
  });

  it('that count once are gone with the last attempt too', async () => {
    const id = await put({ kind: 'password-link', ...mail });
    await deliver(gone, later(5 * 24 * HOUR));
    expect(await findMail(api().db, id)).toMatchObject({ state: 'failed', wordsEncrypted: null, html: '' });
  });

  it('to an order can be sent again for two weeks, and are gone then', async () => {
    const id = await put(mail);
    await deliver(working);
    const { db, services, app } = api();
    const again = async (now: Date) => {
      const mail = await findMail(db, id);
      if (!mail) throw new Error('the mail is gone');
      return resendMail(db, mail, { services, clock: () => now });
    };
    await again(later(HOUR));
    await deliver(working, later(HOUR));
    expect(sent.map(({ html }) => html)).toEqual([mail.html, mail.html]);
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
      .set({ ...mail, wordsEncrypted: null, state: 'sent' })
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
    let isRequested = false;
    await deliver(async (mail) => {
      sent.push(mail);
      if (isRequested) return;
      isRequested = true;
      await put({ to: 'eilig@example.com' });
    });
    expect(sent.findIndex(({ recipient }) => recipient === 'eilig@example.com')).toBeLessThanOrEqual(100);
  });

  it('of an order goes out before a thousand mails to many that were queued first', async () => {
    const { db } = api();
    const bulk = (count: number): Mail => ({
      ...{ countryId: 1, kind: 'price-alert', to: `viele-${count}@example.com` },
      ...{ subject: 'Neue Preise', text: 'T', html: '<p>T</p>' },
    });
    const mails = Array.from({ length: 1000 }, (_, count) => bulk(count));
    await insertMails(db, mails, { createdAt: TEST_NOW, secrets: secrets() });
    await put({ to: 'anna@example.com' }, later(60));
    await deliver(working, later(120));
    expect(sent).toHaveLength(1001);
    expect(sent[0]?.recipient).toBe('anna@example.com');
  });

  it('lets an urgent mail in after those of a second, where the provider limits the pace', async () => {
    for (let count = 0; count < 30; count += 1) await put({ kind: 'price-alert', to: `viele-${count}@example.com` });
    await deliverPaced(async (mail) => {
      sent.push(mail);
      if (sent.length === 1) await put({ to: 'eilig@example.com' });
    }, 300);
    expect(sent).toHaveLength(31);
    expect(sent.findIndex(({ recipient }) => recipient === 'eilig@example.com')).toBeLessThanOrEqual(5);
  });

  it('and cannot be read holds nothing up, and staff sees why', async () => {
    const [broken, whole] = [await put({ to: 'erste@example.com' }), await put()];
    const alien = { ...secrets(), encryption: keyRing({ gone: makeKey('encryption') }, 'gone') };
    const textEncrypted = sealText(broken, { text: 'T', html: 'T', unsubscribeUrl: null }, alien);
    await api().db.update(outbox).set({ wordsEncrypted: textEncrypted }).where(eq(outbox.id, broken));
    await deliver(working);
    expect([await getState(broken), await getState(whole)]).toEqual(['queued', 'sent']);
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
  });

  it('that is gone is not asked for every mail that waits', async () => {
    for (let count = 0; count < 120; count += 1) await put();
    let requestCount = 0;
    await deliver(async (mail) => {
      requestCount += 1;
      await gone(mail);
    });
    expect(requestCount).toBe(50);
  });

  it('is given up after four days, and staff sees why', async () => {
    const id = await put();
    await deliver(gone, later(4 * 24 * HOUR + 1));
    expect(await findMail(api().db, id)).toMatchObject({ state: 'failed', lastError: 'connect ECONNREFUSED' });
  });

  it('that refuses one mailbox for good takes the others', async () => {
    const server = new SmtpDouble();
    const transport = createMailTransport(`smtp://127.0.0.1:${await server.listen()}`, { from: 'a@example.com' });
    const [refused, taken] = [await put({ to: 'nobody@example.com' }), await put()];
    await deliver(transport);
    transport.close();
    await server.close();
    expect([await getState(refused), await getState(taken)]).toEqual(['failed', 'sent']);
    expect((await findMail(api().db, refused))?.lastError).toContain('no such mailbox');
  });
});

describe('attachments', () => {
  const attachment = (fileName: string, content: string) => ({
    fileName,
    contentType: 'application/pdf',
    content: Buffer.from(content),
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

  it('are noted as used once an hour, whatever is attached in between', async () => {
    const { db } = api();
    const used = async () =>
      (await db.select({ usedAt: mailFiles.usedAt }).from(mailFiles)).map(({ usedAt }) => usedAt);
    const attachments = [attachment('a.pdf', 'Bedingungen')];
    await put({ attachments });
    await put({ attachments }, later(HOUR - 1));
    expect(await used()).toEqual([TEST_NOW]);
    await put({ attachments: [attachment('b.pdf', 'Anderes'), ...attachments] }, later(HOUR));
    expect(await used()).toEqual([later(HOUR), later(HOUR)]);
    await deliver(working, later(HOUR));
    const files = sent.map((mail) => mail.attachments.map(({ content }) => content.toString()));
    expect(files.toSorted()).toEqual([['Anderes', 'Bedingungen'], ['Bedingungen'], ['Bedingungen']]);
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
    expect(await getState(held)).toBe('queued');
  });
});
