import { createServer, type Server, type Socket } from 'node:net';
import { openMailTransport } from './mail-transport';
import type { StoredMail } from './outbox-repository';

const REPLIES: [RegExp, string][] = [
  [/^(EHLO|HELO)/i, '250 ok'],
  [/^(MAIL|RCPT)/i, '250 ok'],
  [/^DATA/i, '354 go on'],
  [/^\.$/, '250 queued'],
  [/^QUIT/i, '221 bye'],
];

/** The least of a mail server: takes one mail a connection and keeps every line. */
function answerMail(socket: Socket, lines: string[]): void {
  socket.write('220 ready\r\n');
  let pending = '';
  socket.on('data', (chunk: Buffer) => {
    const parts = (pending + chunk.toString()).split('\r\n');
    pending = parts.pop() ?? '';
    for (const line of parts) {
      lines.push(line);
      const reply = REPLIES.find(([command]) => command.test(line))?.[1];
      if (reply) socket.write(`${reply}\r\n`);
    }
  });
}

const mail: StoredMail = {
  id: '0b0e7a0e-0000-4000-8000-000000000001',
  countryId: 1,
  kind: 'test',
  orderId: null,
  recipient: 'anna@example.com',
  replyTo: 'haendler@example.com',
  subject: 'Ihre Bestellung',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  unsubscribeUrl: null,
  attachments: [{ fileName: 'agb.pdf', contentType: 'application/pdf', contentBase64: 'JVBERg==' }],
  state: 'queued',
  attempts: 0,
  lastError: null,
  createdAt: new Date(0),
  doneAt: null,
};

describe('the mail transport', () => {
  const lines: string[] = [];
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer((socket) => answerMail(socket, lines));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('sends both forms and the attachment, with an id by which a repetition can be told', async () => {
    await openMailTransport(`smtp://127.0.0.1:${port}`, 'bestellung@heizplatz.example.com')(mail);
    const text = lines.join('\n');
    expect(text).toContain('Message-ID: <0b0e7a0e-0000-4000-8000-000000000001@heizplatz.example.com>');
    expect(text).toContain('From: bestellung@heizplatz.example.com');
    expect(text).toContain('To: anna@example.com');
    expect(text).toContain('Reply-To: haendler@example.com');
    expect(text).toContain('<p>Guten Tag</p>');
    expect(text).toContain('filename=agb.pdf');
  });

  it('fails when nobody listens', async () => {
    await expect(openMailTransport('smtp://127.0.0.1:1', 'a@example.com')(mail)).rejects.toThrow('ECONNREFUSED');
  });
});
