import { randomUUID } from 'node:crypto';
import type { TestResponse, TestClient } from '@heizplatz/api-platform/testing';
import {
  CALLS,
  type AddressFieldsInput,
  type CalculationConfigurationInput,
  type CountryId,
  type OfferVariant,
  type ProductGroupId,
  type SelectedAddress,
} from '@heizplatz/contract';
import * as v from 'valibot';
import type { OrderMarket } from './order-market';

const ZIP_CODES: Readonly<Partial<Record<CountryId, string>>> = { 1: '80001', 2: '1000', 3: '8000' };
export const IBAN = 'DE89370400440532013000';
export const EMAIL = 'anna.huber@example.com';

export const accessConditions = (fields: object = {}) => ({
  LorryLengthM: 18,
  LorryHeightM: 4,
  LorryWeightT: 40,
  HoseDistanceM: 20,
  HasCoupling: true,
  HasPower230V: true,
  BoilerOffConfirmed: true,
  HasRoomConfirmed: true,
  SecondPhone: '+49 30 23125 77',
  ...fields,
});

export const addressFields = (countryId: CountryId, fields: Partial<AddressFieldsInput> = {}): AddressFieldsInput => ({
  FirstName: 'Anna',
  LastName: 'Huber',
  Street: 'Am Anger',
  HouseNumber: '3',
  ZipCode: ZIP_CODES[countryId] ?? '',
  City: 'Mößlingen 0',
  CountryId: countryId,
  Phone: '+49 30 23125 11',
  AccessNotes: 'Tor links',
  ...fields,
});

/** A visitor on the way to an order, step by step as the pages go; each step can be left out or done by hand. */
export class Shopper {
  readonly client: TestClient;
  readonly countryId: CountryId;
  readonly groupId: ProductGroupId;
  /** Of the offer that was chosen last. */
  offerId = '';

  constructor(client: TestClient, countryId: CountryId, groupId: ProductGroupId) {
    this.client = client;
    this.countryId = countryId;
    this.groupId = groupId;
  }

  configuration(fields: Partial<CalculationConfigurationInput> = {}): CalculationConfigurationInput {
    const { countryId: CountryId, groupId: ProductGroupId } = this;
    const Amount = ProductGroupId === 4 ? 2 : 6000;
    return { CountryId, ProductGroupId, ZipCode: ZIP_CODES[CountryId] ?? '', Amount, ...fields };
  }

  async firstOffer(fields: Partial<CalculationConfigurationInput> = {}): Promise<OfferVariant> {
    const { Items } = await this.client.call(CALLS.calculate, { body: this.configuration(fields) });
    const [first] = Items;
    if (!first) throw new Error('nobody delivers in the test market');
    const { Children: _, ...offer } = first;
    return offer;
  }

  /** Takes the list's first offer; gives it. */
  async start(fields: Partial<CalculationConfigurationInput> = {}): Promise<OfferVariant> {
    const offer = await this.firstOffer(fields);
    await this.startOf(offer.Id, fields);
    return offer;
  }

  async startOf(offerId: string, fields: Partial<CalculationConfigurationInput> = {}): Promise<void> {
    await this.client.call(CALLS.startOrder, { body: { Configuration: this.configuration(fields), OfferId: offerId } });
    this.offerId = offerId;
  }

  saveParameters(fields: object = {}, AcceptedTotalPrice: number | null = null): Promise<TestResponse> {
    const { groupId: ProductGroupId } = this;
    const body = { ProductGroupId, AccessConditions: accessConditions(fields), AcceptedTotalPrice };
    return this.client.post(CALLS.saveOrderParameters.path, body);
  }

  async becomeGuest(email = EMAIL): Promise<void> {
    await this.client.call(CALLS.cacheRegistrationData, { body: { AuthData: { EmailAddress: email, IsGuest: true } } });
    await this.client.call(CALLS.registerGuest, { body: {} });
  }

  async addAddress(fields: Partial<AddressFieldsInput> = {}, type: 0 | 1 = 1): Promise<number> {
    const body = { AddressType: type, Address: addressFields(this.countryId, fields) };
    const { Address } = await this.client.call(CALLS.saveAddress, { body });
    return Address.Id;
  }

  selectAddresses(selected: readonly object[]): Promise<TestResponse> {
    const body = { ProductGroupId: this.groupId, SelectedAddresses: selected };
    return this.client.post(CALLS.saveOrderAddresses.path, body);
  }

  savePayment(fields: object = {}): Promise<TestResponse> {
    const body = { ProductGroupId: this.groupId, IsRatePayPayment: false, PaymentId: 1, ...fields };
    return this.client.post(CALLS.savePayment.path, body);
  }

  process() {
    const input = { params: { countryId: this.countryId }, query: { productGroupId: this.groupId } };
    return this.client.call(CALLS.orderProcess, input);
  }

  processResponse(): Promise<TestResponse> {
    return this.client.get(`/api/order-process/${this.countryId}?productGroupId=${this.groupId}`);
  }

  finalise(
    totalPrice: number,
    key: string = randomUUID(),
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const body = { ProductGroupId: this.groupId, IdempotencyKey: key, TotalPrice: totalPrice, OfferId: this.offerId };
    return this.client.post(CALLS.finaliseOrder.path, body, { headers });
  }

  /** Everything before the last click, by invoice; gives the offer as it was chosen. */
  async reachSummary(): Promise<OfferVariant> {
    const offer = await this.start();
    await this.saveParameters();
    await this.becomeGuest();
    const id = await this.addAddress();
    await this.selectAddresses([delivery(id)]);
    await this.savePayment();
    return offer;
  }

  /** The whole way; gives the order's id. */
  async order(): Promise<string> {
    const { TotalPrice } = await this.reachSummary();
    return placed(await this.finalise(TotalPrice)).OrderId;
  }
}

export const delivery = (AddressId: number, AddressIndex = 0, Amount = 0): SelectedAddress => ({
  AddressType: 1,
  AddressId,
  AddressIndex,
  Amount,
});
export const invoice = (AddressId: number): SelectedAddress => ({
  AddressType: 0,
  AddressId,
  AddressIndex: 0,
  Amount: 0,
});

/** The response of finalise; throws on a problem, naming it. */
export function placed(response: TestResponse): { OrderId: string; OrderNumber: string } {
  if (response.status !== 200) throw new Error(`finaliseOrder answered ${response.status}: ${response.text}`);
  return v.parse(CALLS.finaliseOrder.response, response.json());
}

/** A new visitor with a CSRF cookie. */
export async function newShopper({ api }: OrderMarket, countryId: CountryId = 1, groupId: ProductGroupId = 3) {
  return new Shopper(await api.visitorWithCsrf(countryId), countryId, groupId);
}
