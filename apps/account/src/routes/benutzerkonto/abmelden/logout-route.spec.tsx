import { fakeApi, getFields, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { logoutRoute } from './logout-route';

const PATH = '/benutzerkonto/abmelden';
const form = () => {
  const logoutForm = screen.getByRole('button', { name: 'Abmelden' }).closest('form');
  if (!logoutForm) throw new Error('no form');
  return getFields(logoutForm);
};

describe('/benutzerkonto/abmelden', () => {
  it('asks, logs out by one button, and then says so', async () => {
    const { api, calls } = fakeApi({ logout: () => ({ Success: true, UserSwitched: false }) });
    await openWithoutScript([logoutRoute], PATH, { api, user: buildUser() });
    expect(calls).toEqual([]);
    const response = await openWithoutScript([logoutRoute], PATH, { api, user: buildUser(), fields: form() });
    expect(response).toEqual({ status: 303, location: PATH });
    expect(calls.map(({ id }) => id)).toEqual(['logout']);
    await openWithoutScript([logoutRoute], PATH, { api });
    expect(screen.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible();
  });

  it('says when it does not work', async () => {
    const { api } = fakeApi({ logout: () => Promise.reject(refusal(0, 'UNAVAILABLE')) });
    const response = await openWithoutScript([logoutRoute], PATH, { api, user: buildUser(), fields: {} });
    expect(response.status).toBe(503);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });
});
