import { BY_INVOICE } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildPlacedOrder } from '../../testing/build-placed-order';
import { renderOrderPage } from '../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellung-erfolgreich/0193-5f2c';

const renderSuccess = (order: ReturnType<typeof buildPlacedOrder> | null, path = PATH, countryId: 1 | 3 = 1) =>
  renderOrderPage(path, { process: null, responses: { placedOrder: () => order }, countryId });

describe('/{productGroup}/bestellung-erfolgreich/{orderId}', () => {
  it('says number, mail, what happens next by which day, address, goods and price', async () => {
    renderSuccess(
      buildPlacedOrder({ Payment: { ...BY_INVOICE, Name: 'SEPA-Lastschrift', MaskedIban: 'DE89 •••• 3000' } }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
    const text = document.body.textContent.replaceAll('\u00A0', ' ');
    for (const part of [
      'Bestellnummer HP-26-104417. Die Bestätigung geht an a.koester@example.com.',
      'Pellethof Uckermark GmbH antwortet bis Di, 24.11.2026, 24:00 Uhr.',
      'geliefert wird bis Do, 10.12.2026.',
      'Dr. Annegret Köster, Ackerzeile 14, 10115 Berlin',
      'Holzpellets lose, ENplus A1, 6.000 kg',
      'Zahlung: SEPA-Lastschrift · DE89 •••• 3000',
      '2.287,23 €',
    ])
      expect(text).toContain(part);
    expect(screen.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('img', { name: /QR-Rechnung/ })).toBeNull();
  });

  it('says what to do where the mailbox has to be proven first, and where the link is sent anew', async () => {
    renderSuccess(buildPlacedOrder({ ConfirmUntil: '2026-11-22T11:00:00.000Z' }));
    await screen.findByRole('heading', { level: 1 });
    expect(document.body.textContent).toMatch(/Bitte bestätigen Sie bis 22\.11\.2026, 12:00 Uhr/);
    const link = screen.getByRole('link', { name: 'Link noch einmal senden' });
    expect(link).toHaveAttribute('href', '/bestellung/0193-5f2c#bestaetigung');
  });

  it('shows an advert below, for the place that is delivered to', async () => {
    // jsdom has no views.
    Object.assign(window, {
      IntersectionObserver: class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    });
    const slot = { Id: 9, Key: 'bestellung-erfolgreich', SlotTypeId: 1, AppliesZipFiltering: true };
    const responses = {
      placedOrder: () => buildPlacedOrder(),
      advertSlots: () => [slot],
      advertSlot: () => ({ ...slot, Items: [] }),
    };
    const { calls } = renderOrderPage(PATH, { process: null, responses });
    await waitFor(() =>
      expect(calls.find(({ id }) => id === 'advertSlot')?.input).toMatchObject({
        params: { slotKey: 'bestellung-erfolgreich' },
        query: { zipCode: '10115' },
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
  });

  it("passes the mail's signed link on", async () => {
    const { calls } = renderSuccess(buildPlacedOrder(), `${PATH}?token=signed`);
    await screen.findByRole('heading', { level: 1 });
    expect(calls.filter(({ id }) => id === 'placedOrder')).toEqual([
      { id: 'placedOrder', input: { params: { orderId: '0193-5f2c' }, query: { token: 'signed' } } },
    ]);
  });

  it.each([
    ["somebody else's order", null, PATH],
    ['an order of another group', buildPlacedOrder({ ProductGroupId: 4 }), PATH],
    ['an unknown group', buildPlacedOrder(), '/kohle/bestellung-erfolgreich/0193-5f2c'],
  ])('answers 404 to %s', async (_, order, path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderSuccess(order, path);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status: 404, data: 'This page could not be found' }),
      ]),
    );
  });
});
