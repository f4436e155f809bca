import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { HOSTILE_URLS } from '@heizplatz/identity/testing';
import { eq } from 'drizzle-orm';
import { mailedLinks } from '../users/schema';
import { mailedToken, mailsTo } from '../users/testing/mailed';
import { insertCustomer } from '../users/testing/visitors';

const api = withApi({ env: { LIMIT_MAILS_PER_ADDRESS: '9999', LIMIT_MAILS_PER_RECIPIENT: '9999' } });
const ORDER = '/holzpellets-lose/bestellung/adresse?schritt=1';

let number = 0;
let email = '';
beforeEach(async () => {
  email = `kunde-${(number += 1)}@example.com`;
  await insertCustomer(api(), { email });
});

const request = async (ReturnUrl: unknown) =>
  (await api().visitorWithCsrf()).post(CALLS.requestPasswordLink.path, { EmailAddress: email, ReturnUrl });

/** The return URL of a link requested with this, once the password is set. */
async function wayBack(): Promise<unknown> {
  const visitor = await api().visitorWithCsrf();
  const Token = await mailedToken(api(), email, 'password-link');
  const { ReturnUrl } = await visitor.call(CALLS.setPassword, { body: { Token, Password: 'Kaminfeuer-77' } });
  return ReturnUrl;
}

describe('a password forgotten in the middle of an order', () => {
  it('leads back into it, on whatever device, and the mail does not say where', async () => {
    expect((await request(ORDER)).status).toBe(200);
    expect(JSON.stringify(await mailsTo(api(), email))).not.toContain('bestellung/adresse');
    expect(await wayBack()).toBe(ORDER);
  });

  it('leads nowhere when nothing was said', async () => {
    await request(undefined);
    expect(await wayBack()).toBeNull();
  });

  it('judges what stands in the database too', async () => {
    await request(ORDER);
    await api()
      .db.update(mailedLinks)
      .set({ content: { ReturnUrl: '//evil.example' } });
    expect(await wayBack()).toBeNull();
  });

  it('keeps no way that leads elsewhere', async () => {
    for (const hostile of HOSTILE_URLS) {
      // NUL is refused in any text.
      const status = hostile.includes('\0') ? 400 : 200;
      expect([hostile, (await request(hostile)).status]).toEqual([hostile, status]);
    }
    const stored = (await api().db.select().from(mailedLinks).where(eq(mailedLinks.email, email))).map(({ content }) =>
      JSON.stringify(content),
    );
    expect(stored.length).toBeGreaterThan(40);
    expect(stored.filter((content) => content.includes('"//'))).toEqual([]);
  });

  it.each([7, {}, 'x'.repeat(2001)])('refuses %j', async (ReturnUrl) => {
    expect((await request(ReturnUrl)).problem().code).toBe('VALIDATION');
  });
});
