import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ACTIONS, buildPlacedOrder } from '../../../../testing/build-placed-order';
import { renderOrderLife } from '../../../../testing/render-order-life';

const order = buildPlacedOrder({ State: 'delivered', May: { ...NO_ACTIONS, Complain: true } });

async function openForm() {
  const page = renderOrderLife('/bestellung/0193-5f2c?token=signed', {
    placedOrder: () => order,
    complainAboutOrder: () => ({ success: true }),
  });
  await userEvent.click(await screen.findByText('Etwas reklamieren'));
  // What the field does not accept is dropped by the library, as a file picker would; here it comes all the same.
  const pick = (file: File) =>
    userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Bild (freiwillig)'), file);
  const chooseKind = (kind = 'Qualität der Ware') =>
    userEvent.selectOptions(screen.getByLabelText('Worum geht es?'), kind);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Reklamation senden' }));
  return { ...page, pick, chooseKind, send };
}

describe('a complaint', () => {
  it('goes with text and picture, which is shown before', async () => {
    const { pick, chooseKind, send, sent } = await openForm();
    await chooseKind();
    await userEvent.type(screen.getByLabelText('Was stimmt nicht?'), 'Zu viel Staub');
    await pick(new File(['pellets'], 'lager.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('img', { name: 'Vorschau von lager.jpg' })).toBeVisible();
    await send();
    expect(await screen.findByText(/Ihre Reklamation ist beim Händler/)).toBeVisible();
    expect(sent('complainAboutOrder')).toEqual([
      {
        OrderId: '0193-5f2c',
        Token: 'signed',
        Kind: 'quality',
        Text: 'Zu viel Staub',
        Picture: { FileName: 'lager.jpg', ContentBase64: btoa('pellets') },
      },
    ]);
    expect(screen.getByLabelText('Was stimmt nicht?')).toHaveValue('');
    expect(screen.getByLabelText('Bild (freiwillig)')).toHaveProperty('files.length', 0);
  });

  it('needs a kind and a text, and no picture', async () => {
    const { chooseKind, send, sent } = await openForm();
    await send();
    expect(screen.getByLabelText('Worum geht es?')).toHaveAccessibleDescription('Diese Angabe fehlt noch.');
    await chooseKind('Schaden');
    expect(screen.getByLabelText('Was stimmt nicht?')).toHaveAccessibleDescription('Diese Angabe fehlt noch.');
    await userEvent.type(screen.getByLabelText('Was stimmt nicht?'), 'Zu nass');
    await send();
    await screen.findByText(/Ihre Reklamation ist beim Händler/);
    expect(sent('complainAboutOrder')).toEqual([
      expect.objectContaining({ Kind: 'damage', Text: 'Zu nass', Picture: null }),
    ]);
  });

  it.each([
    ['another type', new File(['x'], 'brief.txt', { type: 'text/plain' }), 'Diese Datei kann nicht gelesen werden.'],
    [
      'more than 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'gross.png', { type: 'image/png' }),
      'Die Datei ist größer als 5 MB.',
    ],
  ])('refuses %s before it is sent', async (_, file, text) => {
    const { pick, chooseKind, send, sent } = await openForm();
    await chooseKind();
    await userEvent.type(screen.getByLabelText('Was stimmt nicht?'), 'Zu viel Staub');
    await pick(file);
    await send();
    expect(await screen.findByRole('link', { name: `Bild: ${text}` })).toBeVisible();
    expect(sent('complainAboutOrder')).toEqual([]);
    expect(screen.getByLabelText('Was stimmt nicht?')).toHaveValue('Zu viel Staub');
  });
});
