import { ROLES } from '@heizplatz/identity';
import { fakeApi, openWithoutScript } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import { buildStaffOrder } from '../../../testing/build-staff-order';
import { staffPerson } from '../../../testing/staff-person';
import { orderRoute } from './order-route';

const PATH = '/support/bestellung/DE-26-104417';

function open(fields?: Readonly<Record<string, string>>) {
  const order = buildStaffOrder();
  const fake = fakeApi({
    staffOrder: () => order,
    staffNoteOrder: () => order,
    commonData: () => ({
      Address: { Title1List: [], Title2List: [], CountryList: [] },
      ...{ ProductGroups: [], DealerCount: 150, ZipCodeCount: 8255 },
    }),
  });
  const user = staffPerson([ROLES.customerSupport]);
  const opened = openWithoutScript([orderRoute], PATH, { api: fake.api, user, ...(fields && { fields }) });
  return opened.then((response) => ({ ...response, sent: fake.sent }));
}

it('shows the order and a form for a note where no script runs', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Bestellung DE-26-104417' })).toBeInTheDocument();
  const form = screen.getByRole('form', { name: 'Notiz schreiben' });
  expect(form).toHaveAttribute('method', 'post');
  expect(within(form).getByLabelText('Neue Notiz')).toHaveAttribute('name', 'Text');
});

it('stores a note and leads back to the order', async () => {
  const { status, location, sent } = await open({ _form: 'notiz', Text: ' Ruft morgen zurück ' });
  expect([status, location]).toEqual([303, PATH]);
  expect(sent('staffNoteOrder')).toEqual([{ OrderId: '0193-5f2c', Text: 'Ruft morgen zurück' }]);
});

it('refuses an empty one, and says so at the field', async () => {
  const { status, sent } = await open({ _form: 'notiz', Text: ' ' });
  expect(status).toBe(422);
  expect(sent('staffNoteOrder')).toEqual([]);
  expect(screen.getByRole('form', { name: 'Notiz schreiben' })).toHaveTextContent(/Notiz/);
  expect(screen.getByLabelText('Neue Notiz')).toHaveAttribute('aria-invalid', 'true');
});
