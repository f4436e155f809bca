import type { Page } from '@playwright/test';
import type { JourneySite } from './journey-sites';

interface StartedOrder {
  /** A payment kind's id (2 SEPA, 3 instalments, 4 RatePay invoice, 5 RatePay debit) that the dealer has to take. */
  readonly paymentId?: number;
  /** What the payment provider's double goes by (tools/mock-services/ratepay). */
  readonly lastName?: string;
}

const COUNTRIES = { DE: 1, AT: 2, CH: 3 } as const;
const ACCESS = {
  LorryLengthM: 18,
  LorryHeightM: 4,
  LorryWeightT: 40,
  HoseDistanceM: 30,
  HasCoupling: true,
  HasPower230V: true,
  BoilerOffConfirmed: true,
  HasRoomConfirmed: true,
};

/**
 * Creates a guest's order of 6 t of loose pellets by API, complete except for the payment; the page is then at that
 * step. Returns the e-mail.
 */
export async function startOrderToPayment(
  page: Page,
  site: JourneySite,
  { paymentId = 1, lastName = 'Berger' }: StartedOrder = {},
): Promise<string> {
  await page.goto('/impressum');
  const CountryId = site.iban === null ? COUNTRIES.CH : site.iban.startsWith('AT') ? COUNTRIES.AT : COUNTRIES.DE;
  const person = { FirstName: 'Anna', LastName: lastName, Street: site.street, HouseNumber: '12', Phone: site.phone };
  const address = { ...person, ZipCode: site.zipCode, City: 'Ort', CountryId };
  const input = { CountryId, paymentId, address, access: ACCESS, email: `gast-${crypto.randomUUID()}@example.com` };
  await page.evaluate(async ({ CountryId: countryId, paymentId: target, address: where, access, email }) => {
    const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
    async function call(path: string, body: unknown) {
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      headers['RequestVerificationToken'] = decodeURIComponent(cookie('hp_csrf') ?? '');
      const token = cookie('hp_token');
      if (token) headers['authorization'] = `Bearer ${token}`;
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    }
    await fetch(`/session/renew?v=${Date.now()}`);
    const Configuration = { ProductGroupId: 3, ZipCode: where.ZipCode, Amount: 6000, CountryId: countryId };
    const { Items } = await call('/api/kalkulation/berechnen', Configuration);
    const offer = Items.find((item: { PaymentIds: number[] }) => item.PaymentIds.includes(target));
    if (!offer) throw new Error(`No dealer accepts the payment ${target}`);
    await call('/api/order-process/start', { Configuration, OfferId: offer.Id });
    await call('/api/order-process/parameters/save', { ProductGroupId: 3, AccessConditions: access });
    await call('/api/account/cache-reg-data', { AuthData: { EmailAddress: email, IsGuest: true } });
    await call('/api/account/jwt/gast', {});
    const { Address } = await call('/api/jwt/adressen/speichern', { Id: null, AddressType: 1, Address: where });
    const selected = { AddressType: 1, AddressId: Address.Id, AddressIndex: 0, Amount: 6000 };
    await call('/api/order-process/addresses/save', { ProductGroupId: 3, SelectedAddresses: [selected] });
  }, input);
  await page.goto('/holzpellets-lose/bestellung');
  return input.email;
}
