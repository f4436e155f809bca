import { SITES } from '@heizplatz/country';
import { makeSecrets } from '../config/secrets';
import { withApi } from '../testing/api-test';
import { composeMail } from './compose/compose-mail';
import { findMail } from './store/outbox-repository';
import { queueMail } from './store/queue-mail';

const clock = () => new Date('2026-11-21T11:00:00.000Z');
const attachments = [{ fileName: 'AGB ß.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }];

describe('the local outbox', () => {
  const api = withApi({ handlers: [] });
  let id: string;
  beforeAll(async () => {
    const mail = composeMail({
      config: api().services.config,
      site: SITES[1],
      kind: 'price-alert',
      to: 'anna@example.com',
      subject: 'Ihre <Bestellung>',
      blocks: [{ kind: 'button', label: 'Ansehen', href: 'https://heizplatz.de/x?a=1&b=2' }],
      attachments,
    });
    id = await queueMail(api().db, mail, { services: api().services, clock });
  });

  it('keeps a mail when no mail server is named', async () => {
    expect(await api().runJobs()).toBe(1);
    expect(await findMail(api().db, id)).toMatchObject({ state: 'kept', recipient: 'anna@example.com' });
  });

  it('lists mails', async () => {
    const response = await api().visitor().get('/outbox');
    expect(response.status).toBe(200);
    expect(response.text).toContain('Ihre &lt;Bestellung&gt;');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('shows one as text, and its HTML where nothing of it runs', async () => {
    const page = await api().visitor().get(`/outbox/${id}`);
    expect(page.text).toContain('https://heizplatz.de/x?a=1&amp;b=2');
    const html = await api().visitor().get(`/outbox/${id}/html`);
    expect(html.headers['content-security-policy']).toContain('sandbox');
    expect(html.headers['content-security-policy']).not.toContain('script');
    expect(html.text).toContain('href="https://heizplatz.de/x?a=1&amp;b=2"');
  });

  it('gives an attachment to be kept, not shown', async () => {
    const file = await api().visitor().get(`/outbox/${id}/files/0`);
    expect(file.text).toBe('%PDF');
    expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''AGB%20%C3%9F.pdf");
  });

  it.each(['/outbox/x', '/outbox/0b0e7a0e-0000-4000-8000-000000000000', '/outbox/x/html', '/outbox/x/files/9'])(
    '%s is not there',
    async (path) => {
      expect((await api().visitor().get(path)).problem().status).toBe(404);
    },
  );
});

describe('the local outbox in production', () => {
  const { csrf, tokenPrivateKey, encryptionKey, link } = makeSecrets();
  const secrets = { CSRF_SECRET: csrf, TOKEN_PRIVATE_KEY: tokenPrivateKey, LINK_SECRET: link };
  const api = withApi({ handlers: [], env: { MODE: 'production', ENCRYPTION_KEY: encryptionKey, ...secrets } });

  it('is not there', async () => {
    expect((await api().visitor().get('/outbox')).problem().status).toBe(404);
    expect((await api().visitor().get('/healthz')).status).toBe(200);
  });
});
