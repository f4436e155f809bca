import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { addressInput } from '../users/testing/addresses';

const api = withApi();
const EMAIL = 'anke.vogt@example.com';
const read = CALLS.registrationData.path;

beforeEach(() => api().setNow(TEST_NOW));

describe('GET reg-data', () => {
  it('answers what this browser has gathered, and never the password', async () => {
    const visitor = await api().visitorWithCsrf();
    const AuthData = { EmailAddress: EMAIL, Password: 'Kaminfeuer-77', IsGuest: false, NewsletterWanted: true };
    const DeliveryAddress = addressInput();
    await visitor.call(CALLS.cacheRegistrationData, { body: { AuthData, DeliveryAddress } });
    const response = await visitor.get(read);
    expect(response.json()).toMatchObject({
      AuthData: { EmailAddress: EMAIL, IsGuest: false, NewsletterWanted: true },
      DeliveryAddress,
      InvoiceAddress: null,
    });
    expect(response.text).not.toMatch(/Kaminfeuer|argon2/);
  });

  it('is 404 for whoever has gathered nothing, for a planted cookie and after its time', async () => {
    const stranger = api().visitor();
    expect((await stranger.get(read)).status).toBe(404);
    stranger.cookies.set('hp_reg', 'planted');
    expect((await stranger.get(read)).status).toBe(404);
    const visitor = await api().visitorWithCsrf();
    await visitor.call(CALLS.cacheRegistrationData, { body: { AuthData: { EmailAddress: EMAIL } } });
    api().setNow(new Date(TEST_NOW.getTime() + 86_400_000));
    expect((await visitor.get(read)).problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
