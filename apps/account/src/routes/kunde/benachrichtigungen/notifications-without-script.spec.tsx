import {
  getCustomerAddress,
  buildCustomerData,
  fakeApi,
  getFields,
  buildNotification,
  openWithoutScript,
} from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { notificationsRoute } from './notifications-route';

const PATH = '/kunde/benachrichtigungen';
const SAVED = { status: 303, location: `${PATH}?gespeichert=1` };

function customer(responses: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({
    notifications: () => ({ Items: [buildNotification({ Id: 5 }), buildNotification({ Id: 8 })] }),
    customerData: () => buildCustomerData(),
    customerAddresses: () => ({ Items: [getCustomerAddress({ Address: { ZipCode: '10115' } })] }),
    addNotification: () => ({ success: true }),
    endNotification: () => ({ success: true }),
    ...responses,
  });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([notificationsRoute], PATH, { api, user: buildUser(), ...(fields && { fields }) });
  const sent = (call: string) => calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { open, sent };
}
const priceAlert = () => getFields(screen.getByRole('form', { name: 'Neuer Wunschpreis' }));
const getForm = (button: HTMLElement | undefined) => {
  const form = button?.closest('form');
  if (!form) throw new Error('no form');
  return getFields(form);
};

describe('without script', () => {
  it('a wished price is kept, with the amount as it is shown', async () => {
    const { open, sent } = customer();
    await open();
    expect(priceAlert()).toMatchObject({ ZipCode: '10115', Amount: '6.000' });
    expect(await open({ ...priceAlert(), Threshold: '329,50' })).toEqual(SAVED);
    const body = expect.objectContaining({ Kind: 'price', ZipCode: '10115', Amount: 6000, Threshold: 329.5 });
    expect(sent('addNotification')).toEqual([{ body }]);
  });

  it('what is wrong is said at its field, the rest stays typed', async () => {
    const { open, sent } = customer();
    await open();
    expect((await open({ ...priceAlert(), Amount: '', ZipCode: '20095', Threshold: 'viel' })).status).toBe(422);
    expect(screen.getByLabelText('Wunschpreis')).toHaveAccessibleDescription(/Das ist kein Preis/);
    expect(screen.getByLabelText('Menge')).toBeInvalid();
    expect(screen.getByLabelText('Postleitzahl')).toHaveValue('20095');
    expect(sent('addNotification')).toEqual([]);
  });

  it('one is ended by its own button; a refusal stands at that one alone', async () => {
    const refuse = () => Promise.reject(refusal(409, 'CONFLICT', { detail: 'Das geht gerade nicht.' }));
    const { open, sent } = customer({ endNotification: refuse });
    await open();
    const [, second] = screen.getAllByRole('button', { name: /^Wunschpreis beenden/ });
    expect((await open(getForm(second))).status).toBe(409);
    expect(sent('endNotification')).toEqual([{ body: { Id: 8 } }]);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('news are asked for', async () => {
    const { open, sent } = customer();
    await open();
    expect(await open(getForm(screen.getByRole('button', { name: 'Neuigkeiten bekommen' })))).toEqual(SAVED);
    expect(sent('addNotification')).toEqual([{ body: { Kind: 'news', CountryId: 1 } }]);
  });
});
