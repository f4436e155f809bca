import { signEndToken, users } from '@heizplatz/api-identity';
import { mailedToken } from '@heizplatz/api-identity/testing';
import { newCustomer, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();
let anna: TestCustomer;
beforeEach(async () => {
  anna = await newCustomer(market());
});

const client = () => anna.shopper.client;
const runningNews = async () => {
  const { Items } = await client().call(CALLS.notifications);
  return Items.filter(({ Kind, State }) => Kind === 'news' && State === 'active');
};
const saysYes = async () => (await client().call(CALLS.customerData)).NewsletterWanted;
const stored = async () => (await market().api.db.select().from(users).where(eq(users.id, anna.userId)))[0];
async function save(NewsletterWanted: boolean): Promise<void> {
  const {
    EmailAddress: _,
    CustomerId: __,
    EmailChange: ___,
    CustomerSince: ____,
    ...data
  } = await client().call(CALLS.customerData);
  await client().call(CALLS.saveCustomerData, { body: { ...data, NewsletterWanted } });
}

describe('news have one truth', () => {
  it('from the master data: said there, it runs among the notifications, once', async () => {
    expect([await saysYes(), await runningNews()]).toEqual([false, []]);
    await save(true);
    await save(true);
    expect(await runningNews()).toHaveLength(1);
    await save(false);
    expect([await saysYes(), await runningNews()]).toEqual([false, []]);
  });

  it('from the mailed link: confirmed, the master data say so', async () => {
    await client().post(CALLS.addNotification.path, { Kind: 'news', CountryId: 1 });
    expect(await saysYes()).toBe(false);
    const Token = await mailedToken(market().api, anna.email, 'notification-confirm');
    await client().post(CALLS.confirmNotification.path, { Token });
    expect(await saysYes()).toBe(true);
    expect((await stored())?.newsletterChangedAt).not.toBeNull();
    expect(await runningNews()).toHaveLength(1);
  });

  it('from the end of a mail: ended there, nothing says otherwise', async () => {
    await save(true);
    const [news] = await runningNews();
    const Token = signEndToken(news?.Id ?? 0, market().api.services.config.secrets.link);
    await client().post(CALLS.endNotification.path, { Token });
    expect([await saysYes(), await runningNews()]).toEqual([false, []]);
  });
});
