import { contentReportAnswers, reports, reviews, cleanUpContentReports } from '@heizplatz/api-after-sales';
import { withContentReportDesk } from '@heizplatz/api-after-sales/testing';
import { forgetCustomer } from '@heizplatz/api-customers';
import { dealers } from '@heizplatz/api-dealers';
import { findSeller } from '@heizplatz/api-ordering';
import { newCustomer, type TestCustomer } from '@heizplatz/api-ordering/testing';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { flushedBy } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { desc, eq } from 'drizzle-orm';

const {
  market,
  later,
  db,
  mailsTo,
  tokenIn,
  newEmail,
  send,
  sent,
  staffItem,
  decide,
  inspect: inspect,
  appeal,
  ...desk
} = withContentReportDesk();
const { staff, second, third, author, reviewId, dealerId } = desk;

describe('a report', () => {
  it('is kept with what it is about; its sender gets a receipt without its own words, our people all of it', async () => {
    const EmailAddress = newEmail();
    const number = await sent({ EmailAddress, Name: 'Rolf Zander' });
    expect(number).toMatch(/^M-2026-\d{6}$/);
    const [dealer] = await db().select().from(dealers).where(eq(dealers.id, dealerId()));
    expect(await staffItem(number)).toMatchObject({
      ...{ State: 'open', Reason: 'insulting', Text: 'Das ist eine Beleidigung.', Name: 'Rolf Zander', EmailAddress },
      ...{ Title: `Bewertung von Anke V. über ${dealer?.name}`, Answers: [] },
    });
    const [receipt, ...more] = await mailsTo(EmailAddress, 'report-receipt');
    expect(more).toEqual([]);
    expect(receipt?.subject).toBe(`Ihre Meldung ${number} ist eingegangen`);
    expect(receipt?.text).not.toContain('Das ist eine Beleidigung.');
    expect(receipt?.text).not.toContain('Rolf Zander');
    const seen = await inspect(tokenIn(receipt?.text));
    expect(seen).toMatchObject({ Number: number, State: 'open', Party: 'reporter', Answers: [], AppealUntil: null });
    const { supportMail } = market().api.services.config;
    const toStaff = await mailsTo(supportMail, 'report-support');
    expect(toStaff.find(({ subject }) => subject.includes(number))?.text).toContain('Das ist eine Beleidigung.');
  });

  it('may be without an e-mail, and of a dealer or a page', async () => {
    const [dealer] = await db().select().from(dealers).where(eq(dealers.id, dealerId()));
    const number = await sent({ TargetKind: 'dealer', TargetId: dealer?.slug ?? '' });
    expect((await staffItem(number)).Title).toBe(`Händler ${dealer?.name}`);
    expect((await staffItem(await sent({ TargetKind: 'page', TargetId: '/hilfe' }))).Title).toBe('Seite /hilfe');
  });

  it('is kept once when it is sent twice', async () => {
    const EmailAddress = newEmail();
    const [first, second] = await Promise.all([sent({ EmailAddress }), sent({ EmailAddress })]);
    expect(first).toBe(second);
    expect(await mailsTo(EmailAddress, 'report-receipt')).toHaveLength(1);
  });

  it('floods no mailbox', async () => {
    const EmailAddress = newEmail();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++)
      statuses.push((await send({ EmailAddress, Text: `Meldung Nummer ${index}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each([
    { TargetId: '999999999' },
    { TargetId: '1 or 1=1' },
    { TargetKind: 'dealer', TargetId: 'gibt-es-nicht' },
    { TargetKind: 'page', TargetId: 'https://example.com' },
    { TargetKind: 'page', TargetId: '//example.com' },
    { TargetKind: 'page', TargetId: '/kaufen Sie hier' },
  ])('of %j is 404', async (fields) => {
    expect((await send(fields)).problem().code).toBe('NOT_FOUND');
  });

  it.each([
    { Text: 'kurz' },
    { Reason: 'nope' },
    { InGoodFaith: false },
    { EmailAddress: 'x' },
    { CountryId: 2 },
    { Text: 'x'.repeat(4001) },
  ])('with %j is refused', async (fields) => {
    expect((await send(fields)).problem().code).toBe('VALIDATION');
  });

  it('says what would be reported, and nothing of what is hidden', async () => {
    const subject = () =>
      market()
        .api.visitor()
        .call(CALLS.reportSubject, {
          params: { countryId: '1' },
          query: { targetKind: 'review', targetId: String(reviewId()) },
        });
    expect(await subject()).toMatchObject({ Excerpt: 'Unverschämt!' });
    await db().update(reviews).set({ state: 'hidden' }).where(eq(reviews.id, reviewId()));
    const path = `/api/site/1/meldungen/gegenstand?targetKind=review&targetId=${reviewId}`;
    expect((await market().api.visitor().get(path)).status).toBe(404);
  });
});

describe('the decision', () => {
  it('hides a review and its stars, and tells both sides why and how to appeal', async () => {
    const before = await findSeller(db(), dealerId());
    const EmailAddress = newEmail();
    const number = await sent({ EmailAddress });
    expect((await decide(number, 'removed')).status).toBe(200);
    const [hidden] = await db().select().from(reviews).where(eq(reviews.id, reviewId()));
    expect(hidden?.state).toBe('hidden');
    expect((await findSeller(db(), dealerId())).ratingCount).toBe(before.ratingCount - 1);
    for (const [email, party] of [
      [EmailAddress, 'reporter'],
      [author().email, 'concerned'],
    ] as const) {
      const [mail] = await mailsTo(email, 'report-decision');
      expect(mail?.text).toContain('Die Worte greifen eine Person an');
      expect(mail?.text.replace(/\s+/g, ' ')).toContain('kostenlos Beschwerde einlegen');
      const seen = await inspect(tokenIn(mail?.text));
      expect(seen).toMatchObject({ State: 'decided', Party: party, AppealUntil: '2027-05-21T11:00:00.000Z' });
      expect(seen.Text).toBe(party === 'reporter' ? 'Das ist eine Beleidigung.' : '');
      expect(seen.Answers).toMatchObject([{ Kind: 'decision', Outcome: 'removed' }]);
    }
  });

  it('to hide a review makes every node forget it and its dealer’s stars', async () => {
    const number = await sent();
    expect(await flushedBy(market().api, () => decide(number, 'removed'))).toEqual([
      'dealers',
      'goods',
      'prices',
      'reviews',
    ]);
  });

  it('that changes nothing is told to the sender alone', async () => {
    const EmailAddress = newEmail();
    await decide(await sent({ EmailAddress }), 'kept');
    expect(await mailsTo(EmailAddress, 'report-decision')).toHaveLength(1);
    expect(await mailsTo(author().email, 'report-decision')).toEqual([]);
    const [review] = await db().select().from(reviews).where(eq(reviews.id, reviewId()));
    expect(review?.state).toBe('published');
  });

  it('that changes a review shows its new words, and an appeal brings back the author’s', async () => {
    const number = await sent({ EmailAddress: newEmail() });
    expect((await decide(number, 'changed')).problem().errors).toEqual([{ path: 'body.NewText', code: 'REQUIRED' }]);
    await decide(number, 'changed', { NewText: 'Nicht zufrieden.' });
    expect((await staffItem(number)).Review).toEqual({ Text: 'Nicht zufrieden.', State: 'published' });
    const [mail] = await mailsTo(author().email, 'report-decision');
    await appeal(tokenIn(mail?.text));
    await decide(number, 'kept', {}, second());
    expect((await staffItem(number)).Review).toEqual({ Text: 'Unverschämt!', State: 'published' });
  });

  it('is refused on another version, twice, and for what there is not', async () => {
    const number = await sent({ EmailAddress: newEmail() });
    expect((await decide(number, 'kept', { Version: 7 })).problem().code).toBe('CONFLICT');
    await decide(number, 'kept');
    expect((await decide(number, 'removed')).problem()).toMatchObject({
      code: 'CONFLICT',
      context: { State: 'decided', Version: 2 },
    });
    const none = { ReportId: 999_999, Version: 1, Outcome: 'kept', Text: 'Es gibt nichts zu tun.' };
    expect((await staff().post(CALLS.decideReport.path, none)).problem().code).toBe('NOT_FOUND');
  });

  it('stands in the audit log with its reason', async () => {
    await decide(await sent({ EmailAddress: newEmail() }), 'removed');
    const [line] = await db()
      .select()
      .from(auditLog)
      .innerJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
      .where(eq(auditLog.callId, 'decideReport'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(line?.audit_log.actorName).toBe('Hanna Roth');
    expect(line?.audit_outcomes).toMatchObject({
      ...{ outcome: 'done', before: { state: 'open' }, after: { state: 'decided', outcome: 'removed' } },
      reason: 'Die Worte greifen eine Person an (Nummer 4 der AGB).',
    });
  });
});

describe('an appeal', () => {
  it('by the author brings the review back, and ends with the second word', async () => {
    const EmailAddress = newEmail();
    const number = await sent({ EmailAddress });
    await decide(number, 'removed');
    const [mail] = await mailsTo(author().email, 'report-decision');
    const token = tokenIn(mail?.text);
    const responses = await Promise.all([appeal(token), appeal(token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(author().email, 'appeal-receipt')).toHaveLength(1);
    expect((await appeal(token, 'Und noch etwas dazu.')).problem().code).toBe('CONFLICT');
    expect((await staffItem(number)).State).toBe('appealed');
    expect((await decide(number, 'kept')).problem()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await staffItem(number)).WasDecidedByMe).toBe(true);
    expect((await decide(number, 'kept', {}, second())).status).toBe(200);
    const [review] = await db().select().from(reviews).where(eq(reviews.id, reviewId()));
    expect(review?.state).toBe('published');
    expect(await inspect(token)).toMatchObject({ State: 'decided', AppealUntil: null });
    // The author's text is not disclosed to the reporter, who may appeal in turn.
    const [receipt] = await mailsTo(EmailAddress, 'report-receipt');
    const theirs = await inspect(tokenIn(receipt?.text));
    expect(theirs.Answers.map(({ Kind }) => Kind)).toEqual(['decision', 'decision']);
    expect(theirs.AppealUntil).not.toBeNull();
    await appeal(tokenIn(receipt?.text));
    await decide(number, 'kept', {}, third());
    expect((await inspect(token)).State).toBe('closed');
    expect((await staffItem(number)).Answers.map(({ By }) => By)).toEqual([
      ...['Hanna Roth', 'concerned', 'Uwe Klamm', 'reporter', 'Uwe Klamm'],
    ]);
  });

  it('is too late after six months, too early before the decision, and not by forged links', async () => {
    const EmailAddress = newEmail();
    const number = await sent({ EmailAddress });
    const [receipt] = await mailsTo(EmailAddress, 'report-receipt');
    const token = tokenIn(receipt?.text);
    expect((await appeal(token)).problem().code).toBe('CONFLICT');
    await decide(number, 'kept');
    market().api.setNow(new Date('2027-05-21T11:00:00.000Z'));
    expect((await appeal(token)).problem().code).toBe('CONFLICT');
    expect((await appeal('x'.repeat(43))).problem().code).toBe('NOT_FOUND');
    expect((await market().api.visitor().get('/api/meldungen/xyz')).status).toBe(404);
    expect((await market().api.visitor(2).get(`/api/meldungen/${token}`)).status).toBe(404);
  });
});

describe('an account that goes', () => {
  it('takes its name from what it reported, and from reports of what it wrote', async () => {
    const other = await newCustomer(market());
    const number = await sent({ EmailAddress: other.email.toUpperCase(), Name: 'Rolf Zander' });
    const forget = ({ userId, email }: TestCustomer) =>
      db().transaction((tx) => forgetCustomer(tx, { userId, emails: [email], stored: [] }));
    await forget(other);
    expect(await staffItem(number)).toMatchObject({ Name: '', EmailAddress: '', State: 'open' });
    await forget(author());
    expect((await staffItem(number)).Title).toBe('Bewertung');
  });
});

describe('the list of staff', () => {
  it('has what waits first, and can be narrowed to a state', async () => {
    const decided = await sent({ EmailAddress: newEmail() });
    await decide(decided, 'kept');
    const open = await sent({ EmailAddress: newEmail() });
    const { Rows } = await staff().call(CALLS.staffReports, { query: { size: 100 } });
    const numbers = Rows.map(({ Number: number }) => number);
    expect(numbers.indexOf(open)).toBeLessThan(numbers.indexOf(decided));
    const only = { query: { only: String(Rows.at(-1)?.Id) } };
    expect((await staff().call(CALLS.staffReports, only)).Rows).toEqual(Rows.slice(-1));
    const { Rows: narrowed, Total } = await staff().call(CALLS.staffReports, { query: { state: 'decided' } });
    expect(Total).toBe(await db().$count(reports, eq(reports.state, 'decided')));
    expect(new Set(narrowed.map(({ State }) => State))).toEqual(new Set(['decided']));
  });

  it('forgets who reported after more than a year, and keeps what was decided', async () => {
    const EmailAddress = newEmail();
    const number = await sent({ EmailAddress, Name: 'Rolf Zander' });
    await decide(number, 'kept');
    const { services, app } = market().api;
    const dependencies = { db: db(), services, random: () => 0.5, log: app.log, isLastAttempt: false };
    await cleanUpContentReports.run({}, { ...dependencies, clock: () => later(399) });
    expect(await db().$count(reports, eq(reports.email, EmailAddress))).toBe(1);
    await cleanUpContentReports.run({}, { ...dependencies, clock: () => later(401) });
    expect(await db().$count(reports, eq(reports.email, EmailAddress))).toBe(0);
    const { Name, Answers, Id } = await staffItem(number);
    expect([Name, Answers.length]).toEqual(['', 1]);
    expect(await db().$count(contentReportAnswers, eq(contentReportAnswers.reportId, Id))).toBe(1);
  });
});
