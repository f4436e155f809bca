import type { Notification } from '@heizplatz/contract';
import { getCustomerAddress, buildCustomerData } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { notificationsRoute } from './notifications-route';

const WISH: Notification = {
  Id: 5,
  Kind: 'price',
  State: 'active',
  CountryId: 1,
  ZipCode: '10115',
  ProductId: 20,
  ProductName: 'Holzpellets lose',
  Amount: 6000,
  Threshold: 350,
  PriceToday: 381.21,
  CreatedAt: '2026-11-01T10:00:00.000Z',
  LastSentAt: null,
};
const NEWS: Notification = {
  ...WISH,
  Id: 6,
  Kind: 'news',
  ZipCode: null,
  ProductId: null,
  ProductName: null,
  Amount: null,
  Threshold: null,
  PriceToday: null,
};

function renderPage(
  stored: Notification[],
  input: { countryId?: 1 | 2 | 3; isImpersonating?: boolean; refuse?: Error } = {},
) {
  let items = stored;
  return renderAccountPage(
    notificationsRoute,
    '/kunde/benachrichtigungen',
    {
      notifications: () => ({ Items: items }),
      customerData: () => buildCustomerData(),
      customerAddresses: () => ({ Items: [getCustomerAddress({ Address: { ZipCode: '10115' } })] }),
      addNotification: ({ body }: { body: { Kind: 'price' | 'news' } }) => {
        if (input.refuse) throw input.refuse;
        items = [...items, body.Kind === 'price' ? WISH : { ...NEWS, State: 'waiting' }];
        return { success: true };
      },
      endNotification: ({ body }: { body: { Id: number } }) => {
        items = items.filter(({ Id }) => Id !== body.Id);
        return { success: true };
      },
    },
    buildUser({ isImpersonatedS: input.isImpersonating ?? false }),
    { countryId: input.countryId ?? 1 },
  );
}
const WISHED = /^Holzpellets lose, 6\.000\skg$/;
const sent = (calls: readonly { id: string; input: unknown }[], id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => input);
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('/kunde/benachrichtigungen', () => {
  it('shows the wished price beside that of today', async () => {
    const { container } = renderPage([WISH, NEWS]);
    expect(await screen.findByRole('heading', { level: 3, name: WISHED })).toBeVisible();
    expect(screen.getByText(/^350,00\s€ \/ t$/)).toBeVisible();
    expect(screen.getByText(/^381,21\s€ \/ t$/)).toBeVisible();
    expect(screen.queryByText('Ihr Wunschpreis ist erreicht.')).toBeNull();
    await expectAccessible(container);
  });

  it.each([
    [350, 'Ihr Wunschpreis ist erreicht.'],
    [null, 'niemand liefert dorthin'],
  ])('with %j today says: %s', async (PriceToday, text) => {
    renderPage([{ ...WISH, PriceToday }]);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    [1, ['€/t']],
    [2, ['€', '/t']],
    [3, ['CHF', '/t']],
  ] as const)('has the currency at its field where country %d writes it', async (countryId, affixes) => {
    renderPage([], { countryId });
    const field = await screen.findByLabelText('Wunschpreis');
    const around = [...(field.parentElement?.querySelectorAll('label') ?? [])];
    expect(around.map(({ textContent }) => textContent)).toEqual(affixes);
    const before = around.filter((label) => label.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(before).toHaveLength(affixes.length - 1);
  });

  it('adds a price for the postcode of home, from nothing', async () => {
    const { calls } = renderPage([]);
    expect(await screen.findByRole('heading', { name: 'Noch kein Wunschpreis' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Wunschpreis'), '349,50');
    await click('Wunschpreis vormerken');
    expect(await screen.findByRole('heading', { level: 3, name: WISHED })).toBeVisible();
    expect(sent(calls, 'addNotification')).toEqual([
      { body: { Kind: 'price', CountryId: 1, ZipCode: '10115', ProductId: 20, Amount: 6000, Threshold: 349.5 } },
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Ihre Wunschpreise' })).toHaveFocus();
  });

  it('another fuel brings its own amount and unit', async () => {
    renderPage([]);
    await userEvent.selectOptions(await screen.findByLabelText('Brennstoff'), 'Holzbriketts');
    expect(screen.getByLabelText('Menge')).toHaveValue('1');
    expect(screen.getByText('€/Palette')).toBeVisible();
  });

  it('says what is missing, and leads there', async () => {
    const { calls } = renderPage([], { countryId: 3 });
    await userEvent.clear(await screen.findByLabelText('Menge'));
    await click('Wunschpreis vormerken');
    expect(screen.getByLabelText('Postleitzahl')).toHaveFocus();
    for (const name of ['Postleitzahl', 'Menge', 'Wunschpreis']) expect(screen.getByLabelText(name)).toBeInvalid();
    expect(sent(calls, 'addNotification')).toEqual([]);
  });

  it('says what the server says: an unknown postcode, the 21st', async () => {
    renderPage([], {
      refuse: refusal(400, 'VALIDATION', { errors: [{ path: 'body.ZipCode', code: 'ZIPCODE_NXT' }] }),
    });
    await userEvent.type(await screen.findByLabelText('Wunschpreis'), '300');
    await click('Wunschpreis vormerken');
    expect(await screen.findByText('Diese Postleitzahl gibt es nicht.')).toBeVisible();
  });

  it('one ends by one click', async () => {
    const { calls } = renderPage([WISH]);
    await click('Wunschpreis beenden: Holzpellets lose nach 10115');
    await waitFor(() => expect(screen.queryByText(WISHED)).toBeNull());
    expect(sent(calls, 'endNotification')).toEqual([{ body: { Id: 5 } }]);
  });

  it('news wait for the mailed link', async () => {
    renderPage([]);
    await click('Neuigkeiten bekommen');
    expect(await screen.findByText(/Bitte bestätigen Sie noch den Link/)).toBeVisible();
    await click('Neuigkeiten beenden');
    expect(await screen.findByRole('button', { name: 'Neuigkeiten bekommen' })).toBeVisible();
  });

  it('while support acts neither a price nor news can be asked for, and it is said why', async () => {
    renderPage([], { isImpersonating: true });
    expect(await screen.findAllByText(/Das kann nur der Kunde selbst/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Wunschpreis vormerken' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Neuigkeiten bekommen' })).toBeNull();
  });
});
