import { CUSTOMER_GROUP_IDS, OPTION_IDS } from '@heizplatz/api-catalog';
import { outbox } from '@heizplatz/api-platform';
import { readMails } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';
import { delivery, IBAN, newShopper, placed, type Shopper } from '../checkout/testing/shopper';

const market = withOrderMarket();

async function getMails(shopper: Shopper) {
  const { Offer } = await shopper.process();
  const { OrderNumber } = placed(await shopper.finalise(Offer.TotalPrice));
  const mails = await readMails(market().api);
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
    const { customer } = await getMails(shopper);
    expect(customer.attachments.map(({ fileName }) => fileName)).toEqual(['AGB.pdf', 'Datenschutz.pdf']);
    expect(customer.html).toContain('Huber &amp; Söhne &lt;KG&gt;');
  });

  it('tell businesses and their dealer what belongs on the invoice, and the net amount', async () => {
    const shopper = await newShopper(market(), 1, 4);
    await shopper.start({ Amount: 2, Parameters: [{ Id: CUSTOMER_GROUP_IDS.business, Key: 'CustomerGroup' }] });
    await shopper.saveParameters({ BoilerOffConfirmed: false });
    await shopper.becomeGuest();
    const business = { CompanyName: 'Huber KG', TaxNumber: 'DE123456788', CostCentre: 'KST 4711' };
    await shopper.selectAddresses([delivery(await shopper.addAddress(business))]);
    await shopper.savePayment();
    for (const { text } of Object.values(await getMails(shopper))) {
      expect(text).toMatch(/Steuernummer: +DE123456788/);
      expect(text).toMatch(/Kostenstelle: +KST 4711/);
      expect(text).toMatch(/Nettobetrag: +[\d.]+,\d\d\u00a0€/);
    }
  });

  it.each([
    [1, 'Steuernummer'],
    [2, 'UID-Nummer'],
    [3, 'MWST-Nummer'],
  ] as const)('call the tax number in country %d %s', async (countryId, label) => {
    const shopper = await newShopper(market(), countryId);
    await shopper.start({ Parameters: [{ Id: CUSTOMER_GROUP_IDS.business, Key: 'CustomerGroup' }] });
    await shopper.saveParameters();
    await shopper.becomeGuest();
    await shopper.selectAddresses([
      delivery(await shopper.addAddress({ CompanyName: 'Huber KG', TaxNumber: 'X123456788' })),
    ]);
    await shopper.savePayment();
    for (const { text } of Object.values(await getMails(shopper)))
      expect(text).toMatch(new RegExp(`${label}: +X123456788`));
  });

  it('name the wished day as such, and what was chosen at no cost', async () => {
    const shopper = await newShopper(market());
    const hose = { Id: OPTION_IDS.hose30, Key: 'Hose' };
    const wish = { Id: OPTION_IDS.wishDate, Key: 'WishDate', DesiredDate: '2026-12-16' };
    await shopper.start({ Parameters: [hose, wish] });
    await shopper.saveParameters();
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    await shopper.savePayment();
    for (const { text } of Object.values(await getMails(shopper))) {
      expect(text).toMatch(/Lieferung am Wunschtermin: +Mi, 16\.12\.2026/);
      expect(text).toMatch(/Schlauch bis 30 m: +inklusive/);
    }
  });

  it.each([1, 2, 3] as const)('of an express order name the one day to answer by, in country %d', async (countryId) => {
    const shopper = await newShopper(market(), countryId);
    await shopper.start({ Parameters: [{ Id: OPTION_IDS.deliveryExpress2, Key: 'DeliveryTime' }] });
    await shopper.saveParameters();
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    await shopper.savePayment();
    // Placed on a Saturday: two working days would end on Tuesday, the day before a delivery on Tuesday is Monday.
    for (const { text } of Object.values(await getMails(shopper))) {
      expect(text).toMatch(/spätestens am\s+(Mo,\s+23|Di,\s+24)\.11\.2026/);
      expect(text).not.toMatch(/zwei\s+Werktagen/);
      expect(text).toMatch(/Expresslieferung: 2 Werktage/);
      expect(text).not.toMatch(/Lieferung Express/);
    }
  });

  it('name every station with its part', async () => {
    const shopper = await newShopper(market());
    await shopper.start({ Stations: 2 });
    await shopper.saveParameters();
    await shopper.becomeGuest();
    const ids = [await shopper.addAddress(), await shopper.addAddress({ HouseNumber: '9' })];
    await shopper.selectAddresses(ids.map((id, index) => delivery(id, index)));
    const Stations = ids.map((AddressId, index) => ({
      StationNumber: index + 1,
      AddressId,
      Amount: 2500 + index * 1000,
    }));
    await shopper.client.call(CALLS.saveOrderAmounts, { body: { ProductGroupId: 3, Stations } });
    await shopper.savePayment();
    for (const { text } of Object.values(await getMails(shopper))) {
      expect(text).toContain('Lieferstelle 1: 2.500 kg');
      expect(text).toContain('Lieferstelle 2: 3.500 kg');
    }
  });

  it('name the mandate with its creditor', async () => {
    const shopper = await newShopper(market());
    await shopper.start({ Parameters: [{ Id: 2, Key: 'PaymentSepa' }] });
    await shopper.saveParameters();
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    await shopper.savePayment({ PaymentId: 2, Iban: IBAN, AccountHolder: 'Anna Huber', MandateAccepted: true });
    const { customer } = await getMails(shopper);
    expect(customer.text).toMatch(/Mandatsreferenz: +HP-/);
    expect(customer.text).toMatch(/Gläubiger-ID des Händlers: +DE/);
    expect(customer.text).toMatch(/Bestellt: +21\.11\.2026 um 12:00 Uhr/);
  });

  it('settle pallets by pallets and name the deposit beside the total', async () => {
    const shopper = await newShopper(market(), 2, 4);
    await shopper.start({ Parameters: [{ Id: OPTION_IDS.intoStore, Key: 'Unloading' }] });
    await shopper.saveParameters({ BoilerOffConfirmed: false });
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress({ Staircase: '2', Door: '14' }))]);
    await shopper.savePayment();
    const { customer, dealer } = await getMails(shopper);
    expect(customer.text).toContain('Abgerechnet wird nach gelieferten Paletten.');
    expect(customer.text).toMatch(/Pfand für Paletten, zusätzlich: +€\u00a030,00/);
    expect(customer.text).toContain('Am Anger 3, Stiege 2, Tür 14');
    for (const { text } of [customer, dealer]) {
      expect(text).toMatch(/Gewicht: +[\d.]+\u00a0kg je Palette/);
      expect(text).toMatch(/Säcke: +\d+ Säcke zu 15\u00a0kg je Palette/);
      expect(text).toMatch(/Insgesamt: +\d+ Säcke, [\d.]+\u00a0kg/);
      expect(text).toMatch(/Preis je Palette mit Lieferung: +rund €\u00a0[\d.]+,\d\d/);
    }
    expect(dealer.subject).toContain('2 Paletten');
  });

  it('give the dealer what its driver needs, and answers go to the customer', async () => {
    const shopper = await newShopper(market());
    await shopper.reachSummary();
    const { customer, dealer } = await getMails(shopper);
    expect(dealer.text).toContain('Telefon +49 30 23125 11');
    expect(dealer.text).toContain('Hinweise: Tor links');
    expect(dealer.text).toContain('Länge 18 m, Höhe 4 m, Gewicht 40 t');
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
    const response = await shopper.client.post('/api/order-process/finalise', body, {
      headers: { host: 'evil.example' },
    });
    const { OrderId } = placed(response);
    const mails = await readMails(market().api, eq(outbox.kind, 'order-received'));
    const mail = mails.find(({ text }) => text.includes(OrderId));
    expect(mail?.text).toContain(`http://at.localhost:4200/bestellung/${OrderId}?token=`);
    expect(mail?.text).not.toContain('evil');
  });
});
