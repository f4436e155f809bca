import { commentMail } from '@heizplatz/api-after-sales';
import { composeCustomerMail, customerChangeMail, findSeller, type Order, getOrder } from '@heizplatz/api-ordering';
import { byLink, getMails, orderRow, placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { outbox } from '@heizplatz/api-platform';
import { readMails, TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();
const openings = (texts: readonly string[]) => texts.map((text) => /^Guten Tag.*$/m.exec(text)?.[0]);

/** The texts of every mail that an order sends to its customer's mailbox. */
async function getTexts(order: Order): Promise<string[]> {
  const { api } = market();
  const seller = await findSeller(api.db, order.dealerId);
  const { config } = api.services;
  const parts = { seller, config, now: TEST_NOW };
  const received = await composeCustomerMail(order, { seller, config, uploaded: {} });
  const change = customerChangeMail(order, { kind: 'order-accepted', subject: 'x', blocks: [] }, parts);
  const comment = commentMail(order, seller, { kind: 'customer', text: 'Antwort' }, parts);
  return [received, change, comment].map(({ text }) => text);
}

describe('the mails of an order', () => {
  it.each([1, 2, 3] as const)('greet a guest of country %i without what was typed', async (countryId) => {
    const placed = await placeTestOrder(market(), countryId);
    const mails = await readMails(market().api, eq(outbox.recipient, placed.email));
    expect(openings(mails.map(({ text }) => text))).toEqual(['Guten Tag,']);
    const texts = await getTexts(getOrder(await orderRow(market(), placed.id)));
    expect(openings(texts)).toEqual(['Guten Tag,', 'Guten Tag,', 'Guten Tag,']);
  });

  it('greet a customer with an account by name', async () => {
    const { id } = await placeTestOrder(market(), 1, { isGuest: false });
    const texts = await getTexts(getOrder(await orderRow(market(), id)));
    expect(openings(texts)).toEqual(['Guten Tag Anna Huber,', 'Guten Tag Anna Huber,', 'Guten Tag Anna Huber,']);
  });

  it.each([
    [true, 'Guten Tag,'],
    [false, 'Guten Tag Anna Huber,'],
  ])('greet so in the receipt of a withdrawal too (guest: %s)', async (isGuest, greeting) => {
    const order = await placeTestOrder(market(), 1, { isGuest });
    const declared = { Name: 'Ihr Gewinn', EmailAddress: 'fremd@example.com', Contract: order.number };
    const mails = await getMails(market(), () => byLink(market(), CALLS.submitWithdrawal, order, declared));
    const opening = (to: string) => openings(mails.filter(({ recipient }) => recipient === to).map(({ text }) => text));
    expect([opening(order.email), opening('fremd@example.com')]).toEqual([[greeting], ['Guten Tag,']]);
  });
});
