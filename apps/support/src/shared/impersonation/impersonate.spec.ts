import type { ApiClient } from '@heizplatz/api-client';
import { impersonate } from './impersonate';

const INPUT = { UserId: 1, Reason: 'Bestellung am Telefon', Path: '#kunde' };

describe('impersonate', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    location.hash = '';
  });

  it('waits for a refresh that runs, which the suspended session would refuse afterwards', async () => {
    const seen: string[] = [];
    let respond: () => void = () => undefined;
    const refreshed = new Promise<void>((resolve) => (respond = resolve)).then(() => void seen.push('refreshed'));
    const request = (_: string, action: () => Promise<unknown>) => refreshed.then(action);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const api = (async () => {
      seen.push('impersonated');
      return {};
    }) as unknown as ApiClient;
    const switched = impersonate(api, INPUT);
    respond();
    await switched;
    expect(seen).toEqual(['refreshed', 'impersonated']);
    expect(location.hash).toBe('#kunde');
  });

  it('leaves for the address on the site of the customer’s country', async () => {
    const api = (async () => ({ ContinueAt: '#at' })) as unknown as ApiClient;
    await impersonate(api, INPUT);
    expect(location.hash).toBe('#at');
  });
});
