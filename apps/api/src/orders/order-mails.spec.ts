import { eq } from 'drizzle-orm';
import { OPTION_IDS } from '../goods/option-ids';
import { outbox } from '../outbox/schema';
import { withOrderMarket } from '../order-process/testing/order-market';
import { delivery, newShopper, placed, type Shopper } from '../order-process/testing/shopper';

const market = withOrderMarket();

async function mailsOf(shopper: Shopper) {
  const { Offer } = await shopper.process();
  const { OrderNumber } = placed(await shopper.finalise(Offer.TotalPrice));
  const mails = await market().api.db.select().from(outbox);
  const find = (kind: string) => mails.find((mail) => mail.kind === kind && mail.subject.includes(OrderNumber));
  const [customer, dealer] = [find('order-received'), find('dealer-order')];
  if (!customer || !dealer) throw new Error('a mail is missing');
  return { customer, dealer };
}

describe('the order mails', () => {
  it('give businesses no withdrawal notice', async () => {
    const shopper = await newShopper(market(), 1, 10);
    await shopper.start();
    await shopper.saveParameters({ IndustrialUseConfirmed: true });
    await shopper.becomeGuest();
    expect((await shopper.process()).AllowCompany).toBe(true);
    await shopper.selectAddresses([delivery(await shopper.addAddress({ CompanyName: 'Huber & Söhne <KG>' }))]);
    await shopper.savePayment();
    const { customer } = await mailsOf(shopper);
    expect(customer.attachments.map(({ fileName }) => fileName)).toEqual(['AGB.pdf']);
    expect(customer.html).toContain('Huber &amp; Söhne &lt;KG&gt;');
  });

  it('settle pallets by pallets and name the deposit beside the total', async () => {
    const shopper = await newShopper(market(), 2, 4);
    await shopper.start({ Parameters: [{ Id: OPTION_IDS.intoStore, Key: 'Unloading' }] });
    await shopper.saveParameters({ BoilerOffConfirmed: false });
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress({ Staircase: '2', Door: '14' }))]);
    await shopper.savePayment();
    const { customer, dealer } = await mailsOf(shopper);
    expect(customer.text).toContain('Abgerechnet wird nach gelieferten Paletten.');
    expect(customer.text).toMatch(/Pfand für Paletten, zusätzlich: +€\u00a030,00/);
    expect(customer.text).toContain('Am Anger 3, Stiege 2, Tür 14');
    expect(dealer.subject).toContain('2 Paletten');
  });

  it('give the dealer what its driver needs, and answers go to the customer', async () => {
    const shopper = await newShopper(market());
    await shopper.reachSummary();
    const { customer, dealer } = await mailsOf(shopper);
    expect(dealer.text).toContain('Telefon +49 30 23125 11');
    expect(dealer.text).toContain('Hinweise: Tor links');
    expect(dealer.text).toContain('10 m Länge, 3,5 m Höhe, 18 t');
    expect(dealer.replyTo).toBe(customer.recipient);
    expect(customer.replyTo).toBe(dealer.recipient);
  });

  it('link to the site by configuration, never by the request’s host', async () => {
    const shopper = await newShopper(market(), 2);
    await shopper.reachSummary();
    const { Offer } = await shopper.process();
    const body = {
      ProductGroupId: 3,
      IdempotencyKey: crypto.randomUUID(),
      TotalPrice: Offer.TotalPrice,
      OfferId: Offer.Id,
    };
    const answer = await shopper.client.post('/api/order-process/finalise', body, {
      headers: { host: 'evil.example' },
    });
    const { OrderId } = placed(answer);
    const mails = await market().api.db.select().from(outbox).where(eq(outbox.kind, 'order-received'));
    const mail = mails.find(({ text }) => text.includes(OrderId));
    expect(mail?.text).toContain(`http://at.localhost:4200/bestellung/${OrderId}?token=`);
    expect(mail?.text).not.toContain('evil');
  });
});
