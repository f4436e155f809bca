import { ROLES } from '@heizplatz/identity';
import { buildProblem, fakeApi, openWithoutScript } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import { buildStaffOrder } from '../../../testing/build-staff-order';
import { staffPerson } from '../../../testing/staff-person';
import { orderRoute } from './order-route';

const PATH = '/support/bestellung/DE-26-104417';

function open(fields?: Readonly<Record<string, string>>, responses: Parameters<typeof fakeApi>[0] = {}) {
  const order = buildStaffOrder();
  const fake = fakeApi({
    staffOrder: () => order,
    staffNoteOrder: () => order,
    staffCancelOrder: () => order,
    staffCorrectAddress: () => order,
    commonData: () => ({
      Address: { Title1List: [], Title2List: [], CountryList: [] },
      ...{ ProductGroups: [], DealerCount: 150, ZipCodeCount: 8255 },
    }),
    ...responses,
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

describe('an address', () => {
  const SENT = { _form: 'lieferung1', Version: '3', 'lieferung1-Street': 'Neue Gasse', 'lieferung1-Reason': 'Anruf' };

  it('is corrected by the fields of its form; what the form does not have stays', async () => {
    const { status, location, sent } = await open(SENT);
    expect([status, location]).toEqual([303, PATH]);
    const [before] = buildStaffOrder().Stations;
    const { Id: _, ...address } = before?.Address ?? { Id: 0 };
    expect(sent('staffCorrectAddress')).toEqual([
      expect.objectContaining({
        ...{ OrderId: '0193-5f2c', Version: 3, StationNumber: 1, Reason: 'Anruf' },
        Address: expect.objectContaining({ ...address, Street: 'Neue Gasse' }),
      }),
    ]);
  });

  it('of the invoice is named by null', async () => {
    const { sent } = await open({
      _form: 'rechnung',
      Version: '3',
      'rechnung-City': 'Fürth',
      'rechnung-Reason': 'Anruf',
    });
    expect(sent('staffCorrectAddress')).toEqual([
      expect.objectContaining({ StationNumber: null, Address: expect.objectContaining({ City: 'Fürth' }) }),
    ]);
  });

  it('that is incomplete is refused at its field, in an open form with what was typed', async () => {
    const { status, sent } = await open({ ...SENT, 'lieferung1-City': '', 'lieferung1-Reason': '' });
    expect([status, sent('staffCorrectAddress')]).toEqual([422, []]);
    const form = within(screen.getByRole('form', { name: 'Lieferadresse berichtigen' }));
    expect(form.getByLabelText('Ort')).toHaveAttribute('aria-invalid', 'true');
    expect(form.getByLabelText('Straße')).toHaveValue('Neue Gasse');
    expect(screen.getByRole('form', { name: 'Lieferadresse berichtigen' }).closest('details')).toHaveAttribute('open');
  });

  it('of a delivery point that does not exist is 404', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await open({ ...SENT, _form: 'lieferung7' })).status).toBe(404);
  });
});

describe('a cancellation', () => {
  it('is sent with its kind and reason, for the version that was displayed', async () => {
    const { status, sent } = await open({ _form: 'storno', Version: '3', Kind: 'dealer', Reason: 'Kein Fahrzeug' });
    expect(status).toBe(303);
    expect(sent('staffCancelOrder')).toEqual([
      { OrderId: '0193-5f2c', Version: 3, Kind: 'dealer', Reason: 'Kein Fahrzeug' },
    ]);
  });

  it('that the order does not allow any more says why, and offers no form', async () => {
    const order = buildStaffOrder();
    const { status } = await open(
      { _form: 'storno', Version: '3', Kind: 'dealer', Reason: 'Kein Fahrzeug' },
      {
        staffOrder: () => ({ ...order, May: { ...order.May, Cancel: false } }),
        staffCancelOrder: () => {
          throw buildProblem(409, 'CONFLICT', { detail: 'Das geht nicht mehr: Geliefert' });
        },
      },
    );
    expect(status).toBe(409);
    expect(screen.getByRole('region', { name: 'Stornierung' })).toHaveTextContent('Das geht nicht mehr: Geliefert');
    expect(screen.queryByRole('form', { name: 'Bestellung stornieren' })).not.toBeInTheDocument();
  });

  it('that somebody else preceded is refused with what was typed, and can be sent again', async () => {
    const { status } = await open(
      { _form: 'storno', Version: '2', Kind: 'dealer', Reason: 'Kein Fahrzeug' },
      {
        staffCancelOrder: () => {
          throw buildProblem(409, 'VERSION_CONFLICT', { context: { Current: buildStaffOrder() } });
        },
      },
    );
    expect(status).toBe(409);
    const form = screen.getByRole('form', { name: 'Bestellung stornieren' });
    expect(within(form).getByLabelText('Grund')).toHaveValue('Kein Fahrzeug');
    expect(form.querySelector('input[name="Version"]')).toHaveValue(String(buildStaffOrder().Version));
  });
});
