import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { findMail, insertMail, readBounce, recordDone } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const TOKEN = 'b'.repeat(32);
const DOMAIN = 'heizplatz.example.com';

/** As Postfix writes one. */
const notification = (mailId: string, action = 'failed') =>
  [
    'From: MAILER-DAEMON@mx.example.net',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    'Final-Recipient: rfc822; anna@example.com',
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <anna@example.com>:',
    '    User unknown',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${mailId}@${DOMAIN}>`,
    'Subject: Ihre Bestellung',
    '--b--',
  ].join('\r\n');

const ID = '0b0e7a0e-0000-4000-8000-000000000001';

describe('a delivery status notification', () => {
  it('names the mail and the reason, over folded lines', () => {
    expect(readBounce(notification(ID), DOMAIN)).toEqual({
      mailId: ID,
      reason: 'anna@example.com: 5.1.1 550 5.1.1 <anna@example.com>: User unknown',
    });
  });

  it.each([
    ['of a mail that is only late', notification(ID, 'delayed')],
    ['of a mail of others', notification(ID).replace(DOMAIN, 'evil.example')],
    ['that is none', 'Ich bin im Urlaub.'],
    ['that is empty', ''],
  ])('%s is passed over', (_, message) => {
    expect(readBounce(message, DOMAIN)).toBeNull();
  });
});

describe('POST /api/mail/bounces', () => {
  const api = withApi({ env: { BOUNCE_TOKEN: TOKEN } });
  let support: TestClient;
  beforeAll(async () => {
    await insertCustomer(api(), { email: 'support@example.com', roles: [ROLES.customerSupport] });
    support = await loggedIn(api(), 'support@example.com');
  });
  const post = (body: string, token = TOKEN) =>
    fetch(`http://127.0.0.1:${api().port}/api/mail/bounces`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
      body,
    });
  const sentMail = async () => {
    const { db, services } = api();
    const mail = { countryId: 1, kind: 'order-received', to: 'anna@example.com', subject: 'Ihre Bestellung' } as const;
    const retention = { createdAt: TEST_NOW, secrets: services.config.secrets };
    const id = await insertMail(db, { ...mail, text: 'T', html: '<p>T</p>' }, retention);
    await recordDone(db, [id], 'sent', TEST_NOW);
    return id;
  };

  it('marks the mail, and support reads it in the outbox', async () => {
    const id = await sentMail();
    expect((await post(notification(id))).status).toBe(204);
    const { Rows } = await support.call(CALLS.staffMails, { query: { search: 'anna@example' } });
    expect(Rows.find(({ MailId }) => MailId === id)).toMatchObject({
      ...{ State: 'sent', BouncedAt: TEST_NOW.toISOString() },
      BounceReason: expect.stringContaining('User unknown'),
    });
    expect(await support.call(CALLS.staffMail, { params: { mailId: id } })).toMatchObject({
      BounceReason: expect.stringContaining('5.1.1'),
    });
  });

  it('takes what is none of ours, so that the pipe does not send it back', async () => {
    expect((await post('Ich bin im Urlaub.')).status).toBe(204);
    expect((await post(notification('0b0e7a0e-0000-4000-8000-00000000ffff'))).status).toBe(204);
  });

  it('refuses whoever does not bring the token', async () => {
    const id = await sentMail();
    expect((await post(notification(id), 'x'.repeat(32))).status).toBe(401);
    expect((await findMail(api().db, id))?.bouncedAt).toBeNull();
  });
});

describe('without BOUNCE_TOKEN', () => {
  const api = withApi({});

  it('nobody hands in anything', async () => {
    const response = await fetch(`http://127.0.0.1:${api().port}/api/mail/bounces`, { method: 'POST', body: '' });
    expect(response.status).toBe(404);
  });
});
