import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { addressInput } from '../users/testing/addresses';
import { mailedToken } from '../users/testing/mailed';
import { PASSWORD } from '../users/testing/visitors';
import { startOrdering } from '../users/testing/guests';

const api = withApi();

it('a guest who gave its name with the order’s address has it as a customer too', async () => {
  const EmailAddress = 'gast@example.com';
  const visitor = await api().visitorWithCsrf();
  await startOrdering(api(), visitor);
  await visitor.call(CALLS.cacheRegistrationData, { body: { AuthData: { EmailAddress, IsGuest: true } } });
  await visitor.call(CALLS.registerGuest, { body: {} });
  const Address = addressInput({ Salutation: 2, FirstName: 'Jörg', LastName: 'Thal', Phone: '03984 1234567' });
  await visitor.call(CALLS.saveAddress, { body: { AddressType: 1, Address } });
  await visitor.call(CALLS.becomeCustomer, { body: { Password: PASSWORD } });
  const Token = await mailedToken(api(), EmailAddress, 'registration');
  await visitor.call(CALLS.confirmRegistration, { body: { Token } });
  await expect(visitor.call(CALLS.customerData)).resolves.toMatchObject({
    EmailAddress,
    Salutation: 2,
    FirstName: 'Jörg',
    LastName: 'Thal',
    Phone: '03984 1234567',
  });
});
