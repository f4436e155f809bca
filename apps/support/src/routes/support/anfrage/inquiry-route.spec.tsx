import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { staffPerson } from '../../../testing/staff-person';
import { inquiryRoute } from './inquiry-route';

const ID = '6f1e87d1-e8f9-46de-bd93-059cf098147c';
const INQUIRY = {
  ...{ Id: ID, Kind: 'call-back', CountryId: 1, ProductGroupId: 3, ZipCode: '10115', Amount: 6000 },
  ...{ Name: 'Rosa Lind', EmailAddress: 'rosa@example.com', Phone: '', Message: 'Bitte abends.' },
  ConfirmedAt: '2026-11-18T09:00:00.000Z',
};
const MAIL = {
  ...{ CountryId: 1, To: 'rosa@example.com', Subject: 'Ihre Anfrage', Greeting: 'Guten Tag Rosa Lind,' },
  ...{ Placeholders: {}, Closing: [], Sent: [], Answered: null },
};

function open(role: string) {
  const fake = fakeApi({
    staffInquiry: () => INQUIRY,
    staffCaseMail: () => MAIL,
    textModules: () => ({ Items: [] }),
  });
  const user = staffPerson([role]);
  return { ...fake, ...renderRoute(addStaffParts([inquiryRoute]), `/support/anfrage/${ID}`, { api: fake.api, user }) };
}

it('a request is answered on its page, which asks for the mail once', async () => {
  const { calls } = open(ROLES.customerSupport);
  expect(await screen.findByText('Bitte abends.')).toBeInTheDocument();
  expect(screen.getByLabelText('Betreff')).toHaveValue('Ihre Anfrage');
  expect(calls.filter(({ id }) => id === 'staffCaseMail')).toHaveLength(1);
});

it('a request is refused to dealer support with 403', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = open(ROLES.dealerSupport);
  await waitFor(() =>
    expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
  );
});
