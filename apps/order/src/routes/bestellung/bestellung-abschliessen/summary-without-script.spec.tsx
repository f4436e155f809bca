import type { OrderProcess } from '@heizplatz/contract';
import {
  fakeApi,
  getFields,
  INVOICE,
  buildOffer,
  openWithoutScript,
  buildOrderProcess,
  stepsAt,
} from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/refusal';
import { summaryRoute } from './summary-route';

const CHECKOUT = '/holzpellets-lose/bestellung';
const PATH = `${CHECKOUT}/bestellung-abschliessen`;
const READY = buildOrderProcess('bestellung-abschliessen');
const PLACED = { OrderId: '0193-5f2c', OrderNumber: 'HP-26-104417' };
const text = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

/** `after`: the server's state once it was requested to place the order. */
function shopper(finaliseOrder: () => unknown = () => PLACED, after: OrderProcess | null = READY) {
  let now: OrderProcess | null = READY;
  const { api, sent } = fakeApi({
    orderProcess: () => now,
    placedProcess: () => PLACED,
    startOrder: () => ({ ProductGroupId: 3 }),
    saveGuestEmail: () => ({ success: true }),
    finaliseOrder: () => {
      now = after;
      return finaliseOrder();
    },
  });
  const open = (fields?: Record<string, string>, query = '') =>
    openWithoutScript([summaryRoute], PATH + query, { api, ...(fields && { fields }) });
  return { open, sent };
}
const refuse =
  (status: number, code: string, more = {}) =>
  () =>
    Promise.reject(refusal(status, code, more));
const form = (name: string) => getFields(screen.getByRole('form', { name }));

describe('the last click without script', () => {
  it('orders what was seen, under the key of the page, and leads to the order', async () => {
    const { open, sent } = shopper();
    await open();
    const fields = form('Bestellung');
    expect(await open(fields)).toEqual({
      status: 303,
      location: '/holzpellets-lose/bestellung-erfolgreich/0193-5f2c',
    });
    expect(fields['IdempotencyKey']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const IdempotencyKey = fields['IdempotencyKey'];
    expect(sent('finaliseOrder')).toEqual([
      { ProductGroupId: 3, IdempotencyKey, TotalPrice: 2287.23, OfferId: READY.OfferId },
    ]);
  });

  it('sent again after its answer was lost orders the same under the same key', async () => {
    const { open, sent } = shopper(refuse(503, 'UNAVAILABLE'));
    await open();
    expect((await open(form('Bestellung'))).status).toBe(503);
    expect(screen.getByRole('alert')).toHaveTextContent('Es wird auch dann nur einmal bestellt.');
    await open(form('Bestellung'));
    const [first, second] = sent('finaliseOrder');
    expect(second).toEqual(first);
  });

  it('sent once more when the order is placed leads to it', async () => {
    const { open } = shopper(undefined, null);
    await open();
    const fields = form('Bestellung');
    await open(fields);
    expect((await open(fields)).location).toBe('/holzpellets-lose/bestellung-erfolgreich/0193-5f2c');
  });

  it('draws the summary with the change where the price is another, and asks once more under another key', async () => {
    const dearer = { ...READY, Offer: buildOffer({ TotalPrice: 2301.5 }), PreviousTotalPrice: 2287.23 };
    const { open } = shopper(refuse(409, 'PRICE_CHANGED'), dearer);
    await open();
    const first = form('Bestellung');
    expect((await open(first)).status).toBe(409);
    expect(text(screen.getByText(/Der Preis hat sich geändert/))).toContain('vorher 2.287,23 €, jetzt 2.301,50 €');
    const second = form('Bestellung');
    expect(second['TotalPrice']).toBe('2301.5');
    expect(second['IdempotencyKey']).not.toBe(first['IdempotencyKey']);
  });

  it('names the offer that another window chose', async () => {
    const Offer = buildOffer({ Id: '12-20-1-103' });
    const other = { ...READY, OfferId: Offer.Id, Offer };
    const { open } = shopper(refuse(409, 'OFFER_REPLACED'), other);
    await open();
    expect((await open(form('Bestellung'))).status).toBe(409);
    expect(screen.getByText('In einem anderen Fenster wurde ein anderes Angebot gewählt.')).toBeVisible();
  });

  it('leads to the payment with the reason where the provider refuses', async () => {
    const after = buildOrderProcess('bezahlung', {
      PaymentData: { Choices: [INVOICE], Selected: null },
      ...stepsAt('bezahlung', ['rechnung']),
    });
    const { open } = shopper(refuse(409, 'PAYMENT_REFUSED'), after);
    await open();
    expect(await open(form('Bestellung'))).toEqual({
      status: 303,
      location: `${CHECKOUT}/bezahlung/rechnung?abgelehnt=PAYMENT_REFUSED`,
    });
  });

  it('takes over the nearest of an offer that is gone', async () => {
    const Items = [buildOffer({ Id: '12-20-1-103', DealerName: 'Holzhof Havel' })];
    const { open, sent } = shopper(refuse(409, 'OFFER_GONE', { context: { Items } }));
    await open();
    expect((await open(form('Bestellung'))).status).toBe(409);
    const button = screen.getByRole('button', { name: 'Dieses Angebot auswählen' });
    const fields = getFields(button.closest('form') as HTMLFormElement, button);
    expect(await open(fields)).toEqual({ status: 303, location: CHECKOUT });
    expect(sent('startOrder')).toEqual([{ Configuration: READY.Configuration, OfferId: '12-20-1-103' }]);
  });

  it('lets guests change the confirmation’s address', async () => {
    const { open, sent } = shopper();
    await open();
    const button = screen.getByRole('button', { name: 'E-Mail-Adresse ändern' });
    const query = new URLSearchParams(getFields(button.closest('form') as HTMLFormElement)).toString();
    await open(undefined, `?${query}`);
    const fields = form('E-Mail-Adresse');
    expect((await open({ ...fields, EmailAddress: 'anna' })).status).toBe(422);
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anna');
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveAccessibleDescription(
      'Das ist keine E-Mail-Adresse.',
    );
    expect(await open({ ...fields, EmailAddress: 'richtig@example.com' })).toEqual({ status: 303, location: PATH });
    expect(sent('saveGuestEmail')).toEqual([{ ProductGroupId: 3, EmailAddress: 'richtig@example.com' }]);
  });
});
