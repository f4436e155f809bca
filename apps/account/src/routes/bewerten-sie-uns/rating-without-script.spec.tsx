import { fakeApi, getFields, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../testing/render-account-page';
import { ratingRoute } from './rating-route';

const PATH = '/bewerten-sie-uns/t-1/o-7';
const RATING = {
  OrderNumber: '1-0815',
  ProductGroupId: 3,
  ProductName: 'Holzpellets lose',
  Amount: 6000,
  DealerName: 'Pellethof Uckermark GmbH',
  DeliveredOn: '2026-11-10',
  Given: null,
};

function visitor(answers: Parameters<typeof fakeApi>[0]) {
  const { api, calls } = fakeApi({ ratingOfOrder: () => ({ State: 'open', ...RATING }), ...answers });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([ratingRoute], PATH, { api, ...(fields && { fields }) });
  const sent = (call: string) => calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { open, sent };
}
const form = () => getFields(screen.getByRole('form', { name: 'Bestellung bewerten' }));
const done = () => ({ success: true });

describe('without script', () => {
  it('an order is rated in stars, parts and words', async () => {
    const { open, sent } = visitor({ rateOrder: done });
    await open();
    const rating = { Stars: '4', Goods: '5', Text: 'Pünktlich.', IsAnonymous: 'on' };
    expect(await open({ ...form(), ...rating })).toEqual({ status: 303, location: PATH });
    const parts = { Stars: 4, Delivery: null, Goods: 5, Service: null };
    const body = { ...parts, Text: 'Pünktlich.', IsAnonymous: true, Token: 't-1', OrderId: 'o-7' };
    expect(sent('rateOrder')).toEqual([{ body }]);
  });

  it.each(['', '0', '6', 'x'])('nothing is sent without a number of stars (%j), and the words stay', async (Stars) => {
    const { open, sent } = visitor({ rateOrder: done });
    await open();
    expect((await open({ ...form(), Stars, Text: 'Pünktlich.' })).status).toBe(422);
    expect(screen.getByText('Bitte wählen Sie ein bis fünf Sterne.')).toBeVisible();
    expect(screen.getByLabelText(/^Ihre Worte/)).toHaveValue('Pünktlich.');
    expect(sent('rateOrder')).toEqual([]);
  });

  it('a rating that is refused stays as it was said', async () => {
    const { open } = visitor({ rateOrder: () => Promise.reject(refusal(0, 'UNAVAILABLE')) });
    await open();
    expect((await open({ ...form(), Stars: '2' })).status).toBe(503);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(form()).toMatchObject({ Stars: '2' });
  });

  it('invitations are objected to', async () => {
    const { open, sent } = visitor({ objectToInvitations: done });
    await open();
    const button = screen.getByRole('button', { name: 'Keine Einladungen mehr schicken' }).closest('form');
    if (!button) throw new Error('no form');
    expect((await open(getFields(button))).status).toBe(200);
    expect(screen.getByText('Wir laden Sie nicht mehr zu Bewertungen ein.')).toBeVisible();
    expect(sent('objectToInvitations')).toEqual([{ body: { Token: 't-1', OrderId: 'o-7' } }]);
  });
});
