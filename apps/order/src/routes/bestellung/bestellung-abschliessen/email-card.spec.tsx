import { INSTALMENTS, buildOrderProcess } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellung/bestellung-abschliessen';
const READY = buildOrderProcess('bestellung-abschliessen');
const change = () => screen.findByRole('button', { name: 'E-Mail-Adresse ändern' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'E-Mail-Adresse speichern' }));
const field = () => screen.getByRole('textbox', { name: 'E-Mail' });

function renderSummary(saveGuestEmail: () => unknown = () => ({ success: true })) {
  let process = READY;
  return renderOrderPage(PATH, {
    process,
    responses: {
      orderProcess: () => process,
      saveGuestEmail: () => {
        const response = saveGuestEmail();
        process = { ...READY, EmailAddress: 'richtig@example.com' };
        return response;
      },
    },
  });
}

describe('the address of the confirmation on the summary', () => {
  it('is changed by a guest right there', async () => {
    const { sent, getPath } = renderSummary();
    expect(await screen.findByText('a.koester@example.com')).toBeVisible();
    await userEvent.click(await change());
    await userEvent.clear(field());
    await userEvent.type(field(), 'richtig@example.com');
    await save();
    expect(await screen.findByText('richtig@example.com')).toBeVisible();
    expect(sent('saveGuestEmail')).toEqual([{ ProductGroupId: 3, EmailAddress: 'richtig@example.com' }]);
    expect(getPath()).toBe(PATH);
  });

  it('says what is no address, before and after it was sent', async () => {
    const { sent } = renderSummary(() => {
      throw refusal(400, 'VALIDATION', { errors: [{ path: 'body.EmailAddress', code: 'EMAIL_INV' }] });
    });
    await userEvent.click(await change());
    await userEvent.clear(field());
    await userEvent.type(field(), 'anna');
    await save();
    expect(field()).toHaveAccessibleDescription('Das ist keine E-Mail-Adresse.');
    expect(sent('saveGuestEmail')).toEqual([]);
    await userEvent.type(field(), '@example.com');
    await save();
    expect(field()).toHaveAccessibleDescription('Das ist keine E-Mail-Adresse.');
    expect(sent('saveGuestEmail')).toHaveLength(1);
  });

  it('is not a customer’s to change here', async () => {
    renderOrderPage(PATH, { process: { ...READY, IsGuest: false } });
    expect(await screen.findByText('a.koester@example.com')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'E-Mail-Adresse ändern' })).toBeNull();
  });
});

it('shows rates, interest and the loan’s total above the order’s button', async () => {
  const Plan = INSTALMENTS.Plans[0] ?? null;
  const Selected = {
    IsRatePayPayment: true,
    PaymentId: INSTALMENTS.Id,
    PaymentModifier: 3,
    Kind: 'ratenzahlung',
    Name: INSTALMENTS.Name,
    MaskedIban: null,
    Plan,
  } as const;
  renderOrderPage(PATH, { process: { ...READY, PaymentData: { Choices: [INSTALMENTS], Selected } } });
  const order = await screen.findByRole('region', { name: 'Ihre Bestellung' });
  const text = order.textContent.replaceAll('\u00A0', ' ');
  const parts = [
    '3 Monatsraten',
    '768,62 €',
    '9,90 % effektiver Jahreszins',
    'Summe aller Raten2.305,84 €',
    'bestellen',
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places.every((at, index) => at >= 0 && at > (places[index - 1] ?? -1))).toBe(true);
  expect(within(order).getAllByRole('button')).toHaveLength(1);
});
