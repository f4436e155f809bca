import { createMailTransport } from './mail-transport';
import type { OutgoingMail } from './outgoing-mail';
import { SmtpDouble } from '../testing/smtp-double';

const mail: OutgoingMail = {
  id: '0b0e7a0e-0000-4000-8000-000000000001',
  recipient: 'anna@example.com',
  replyTo: 'haendler@example.com',
  subject: 'Ihre Bestellung',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  unsubscribeUrl: null,
  attachments: [{ fileName: 'agb.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
};

describe('the mail transport', () => {
  const server = new SmtpDouble();
  let smtpUrl = '';
  beforeAll(async () => {
    smtpUrl = `smtp://127.0.0.1:${await server.listen()}`;
  });
  afterAll(() => server.close());

  it('sends both forms and the attachment, with an id by which a repetition can be told', async () => {
    const sender = { from: 'bestellung@heizplatz.example.com', bouncesTo: 'zurueck@heizplatz.example.com' };
    const transport = createMailTransport(smtpUrl, sender);
    await transport(mail);
    transport.close();
    const text = server.lines.join('\n');
    expect(text).toContain('MAIL FROM:<zurueck@heizplatz.example.com>');
    expect(text).toContain('Message-ID: <0b0e7a0e-0000-4000-8000-000000000001@heizplatz.example.com>');
    expect(text).toContain('From: bestellung@heizplatz.example.com');
    expect(text).toContain('To: anna@example.com');
    expect(text).toContain('Reply-To: haendler@example.com');
    expect(text).toContain('<p>Guten Tag</p>');
    expect(text).toContain('filename=agb.pdf');
  });

  it('sends many over few connections', async () => {
    const before = { taken: server.taken, connections: server.connections };
    const transport = createMailTransport(smtpUrl, { from: 'a@example.com' });
    await Promise.all(Array.from({ length: 60 }, () => transport(mail)));
    transport.close();
    expect(server.taken - before.taken).toBe(60);
    expect(server.connections - before.connections).toBeLessThanOrEqual(10);
  });

  it('fails when nobody listens', async () => {
    const transport = createMailTransport('smtp://127.0.0.1:1', { from: 'a@example.com' });
    await expect(transport(mail)).rejects.toThrow('ECONNREFUSED');
    transport.close();
  });
});
