import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ACTIONS, buildPlacedOrder } from '../../../../testing/build-placed-order';
import { teachDialogs } from '../../../../testing/jsdom-dialog';
import { renderOrderLife } from '../../../../testing/render-order-life';

const PATH = '/bestellung/0193-5f2c?token=signed';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><title>QR</title></svg>';
const BILL = {
  Account: 'CH4431999123000889012',
  Creditor: 'Pelletwerk Emmental AG',
  Reference: '210000000003139471430009017',
  Amount: 2093.4,
};
const ORDER = buildPlacedOrder({ CountryId: 3, State: 'delivered', May: NO_ACTIONS, QrBillSvg: SVG, QrBill: BILL });
const ALT = 'QR-Rechnung mit Empfangsschein und Zahlteil';

beforeAll(teachDialogs);

describe('the Swiss QR bill on the order’s page', () => {
  it('is a picture that can be enlarged', async () => {
    renderOrderLife(PATH, { placedOrder: () => ORDER }, 3);
    const bill = await screen.findByRole('img', { name: ALT });
    expect(decodeURIComponent(bill.getAttribute('src') ?? '')).toBe(`data:image/svg+xml;utf8,${SVG}`);
    await userEvent.click(screen.getByRole('button', { name: /^QR-Rechnung vergrö/ }));
    expect(within(screen.getByRole('dialog')).getByRole('img', { name: ALT })).toBeVisible();
  });

  it('gives amount, account and reference to copy as a bank’s form takes them', async () => {
    renderOrderLife(PATH, { placedOrder: () => ORDER }, 3);
    const user = userEvent.setup();
    await screen.findByRole('img', { name: ALT });
    expect(screen.getByText('CH44 3199 9123 0008 8901 2')).toBeVisible();
    expect(screen.getByText('21 00000 00003 13947 14300 09017')).toBeVisible();
    for (const [name, copied] of [
      ['Betrag kopieren', '2093.40'],
      ['Konto kopieren', BILL.Account],
      ['Referenz kopieren', BILL.Reference],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(await navigator.clipboard.readText()).toBe(copied);
    }
  });

  it('stands nowhere before there is one', async () => {
    renderOrderLife(PATH, { placedOrder: () => buildPlacedOrder({ CountryId: 3 }) }, 3);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('img', { name: ALT })).toBeNull();
  });
});
