import { FIRST_KEY, keyRing } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { signEndToken } from '../subscriptions/notification-link';

const api = withApi();
const read = (Purpose: string, Token: string) => api().visitor().post(CALLS.readLink.path, { Purpose, Token });

describe('POST link', () => {
  it('knows the end of a notification’s mail, which never runs out, from a forged one', async () => {
    const { link } = api().services.config.secrets;
    const good = await read('notification-end', signEndToken(7, link));
    expect(good.json()).toEqual({ State: 'open', MaskedEmail: null, NeedsPassword: false });
    for (const forged of [
      signEndToken(7, keyRing({ [FIRST_KEY]: 'x'.repeat(32) })),
      '7.',
      signEndToken(7, link).replace('7', '8'),
      'x',
    ]) {
      const response = await read('notification-end', forged);
      expect(response.json()).toEqual({ State: 'unknown', MaskedEmail: null, NeedsPassword: false });
    }
  });

  it('refuses what is no link', async () => {
    for (const [purpose, token] of [
      ['anything', 'x'],
      ['password', ''],
      ['password', 'x'.repeat(201)],
    ] as const)
      expect((await read(purpose, token)).problem().code).toBe('VALIDATION');
  });

  it.each(['password', 'notification-end'])('stops who guesses: %s', async (purpose) => {
    let status = 0;
    for (let times = 0; times < 101 && status !== 429; times += 1) ({ status } = await read(purpose, `guess-${times}`));
    expect(status).toBe(429);
  });
});
