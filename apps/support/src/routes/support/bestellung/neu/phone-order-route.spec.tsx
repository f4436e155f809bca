import { ROLES } from '@heizplatz/identity';
import { fakeApi, buildProblem, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../../testing/list-page';
import { staffPerson } from '../../../../testing/staff-person';
import { addStaffParts } from '../../../../testing/add-staff-parts';
import { defaultGoods, goodsPath } from './goods-path';
import { phoneOrderRoute } from './phone-order-route';

const CALLER = {
  ...{
    Id: 12,
    Name: 'Vogt, Anke',
    Email: 'a.vogt@example.com',
    Town: 'Berlin',
    ZipCode: '10115',
    Phone: '030 1234567',
  },
  ...{ CountryId: 1, Orders: 2, LastOrderAt: null, IsGuest: false, IsLocked: false },
};

function renderPage(path: string, responses: Parameters<typeof fakeApi>[0] = {}) {
  const fake = fakeApi({ staffCustomers: () => listPage([CALLER]), ...responses });
  const user = staffPerson([ROLES.customerSupport]);
  return { ...fake, ...renderRoute(addStaffParts([phoneOrderRoute]), path, { api: fake.api, user }) };
}

it('offers lie at the chosen postcode, else at the caller’s own, else nowhere yet', () => {
  const goods = { ...defaultGoods(1), groupId: 3, amount: 6000 } as const;
  expect(goodsPath({ ...goods, zipCode: '80331' }, '10115')).toMatch(/^\/holzpellets-lose\/angebotsliste\?.*80331/);
  expect(goodsPath(goods, '10115')).toMatch(/^\/holzpellets-lose\/angebotsliste\?.*10115/);
  expect(goodsPath(goods, '')).toBe('/');
});

describe('/support/bestellung/neu', () => {
  it('looks for open accounts of every country, and says what has to be read aloud', async () => {
    const { calls } = renderPage('/support/bestellung/neu?search=Vogt');
    expect(await screen.findByRole('button', { name: 'Für Vogt, Anke bestellen' })).toBeInTheDocument();
    const query = { search: 'Vogt', locked: 'nein' };
    expect(calls).toContainEqual({ id: 'staffCustomers', input: { query } });
    expect(screen.getByRole('region', { name: '3. Vor dem Abschluss vorlesen' }).textContent).toContain('14 Tage');
  });

  it('finds guests too, who get an account with what is known of them', async () => {
    const guest = { ...CALLER, Id: 13, IsGuest: true };
    const { sent } = renderPage('/support/bestellung/neu?search=Vogt', {
      staffCustomers: () => listPage([guest]),
      staffCreateCustomer: () => ({ UserId: 78 }),
      impersonate: () => {
        throw buildProblem(404, 'NOT_FOUND', { detail: 'Das geht gerade nicht.' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Konto für Vogt, Anke anlegen' }));
    const form = within(screen.getByRole('form', { name: 'Neuen Kunden anlegen' }));
    expect(form.getByLabelText('Vorname')).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Anlegen und bestellen' }));
    const known = { FirstName: 'Anke', LastName: 'Vogt', EmailAddress: CALLER.Email, Phone: CALLER.Phone };
    expect(sent('staffCreateCustomer')).toEqual([{ ...known, CountryId: 1 }]);
    const Path = '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000';
    expect(sent('impersonate')).toEqual([{ UserId: 78, Reason: 'Bestellung am Telefon', Path }]);
  });

  it('continues with the goods in the country of the caller, whose postcodes are others', async () => {
    const austrian = { ...CALLER, Id: 14, Name: 'Huber, Eva', CountryId: 2, ZipCode: '1030' };
    const { sent } = renderPage('/support/bestellung/neu?search=Huber', {
      staffCustomers: () => listPage([austrian]),
      impersonate: () => {
        throw buildProblem(404, 'NOT_FOUND', { detail: 'Das geht gerade nicht.' });
      },
    });
    await userEvent.type(await screen.findByLabelText('Postleitzahl'), '80331');
    expect(screen.getByText('Österreich', { selector: 'li *' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Für Huber, Eva bestellen' }));
    const Path = '/holzpellets-lose/angebotsliste?zipCode=1030&amount=6000';
    expect(sent('impersonate')).toEqual([{ UserId: 14, Reason: 'Bestellung am Telefon', Path }]);
  });

  it('makes an account in the chosen country, where nobody withdraws in Switzerland', async () => {
    const { sent } = renderPage('/support/bestellung/neu', {
      staffCreateCustomer: () => ({ UserId: 79 }),
      impersonate: () => {
        throw buildProblem(404, 'NOT_FOUND', { detail: 'Das geht gerade nicht.' });
      },
    });
    await userEvent.selectOptions(await screen.findByLabelText('Land'), 'Schweiz');
    expect(screen.getByRole('region', { name: '3. Vor dem Abschluss vorlesen' }).textContent).not.toContain('14 Tage');
    await userEvent.type(screen.getByLabelText('Postleitzahl'), '80047');
    await userEvent.click(screen.getByText('Neuen Kunden anlegen'));
    const form = within(screen.getByRole('form', { name: 'Neuen Kunden anlegen' }));
    const input = { Vorname: 'Reto', Nachname: 'Frei', 'E-Mail': 'r.frei@example.com', Telefon: '044 1234567' };
    for (const [label, text] of Object.entries(input)) await userEvent.type(form.getByLabelText(label), text);
    await userEvent.click(form.getByRole('button', { name: 'Anlegen und bestellen' }));
    expect(sent('staffCreateCustomer')).toEqual([expect.objectContaining({ FirstName: 'Reto', CountryId: 3 })]);
    const Path = expect.stringMatching(/^\/holzpellets-lose\/angebotsliste\?.*zipCode=8004/);
    expect(sent('impersonate')).toEqual([{ UserId: 79, Reason: 'Bestellung am Telefon', Path }]);
  });

  it('offers no other country to somebody who works for one', async () => {
    const fake = fakeApi({ staffCustomers: () => listPage([]) });
    const user = { ...staffPerson([ROLES.customerSupport]), countryIds: [2] };
    renderRoute(addStaffParts([phoneOrderRoute]), '/support/bestellung/neu', { api: fake.api, user });
    expect(await screen.findByLabelText('Postleitzahl')).toHaveAttribute('maxlength', '4');
    expect(screen.queryByLabelText('Land')).not.toBeInTheDocument();
  });

  it('asks for nobody before a word was typed', async () => {
    const { calls } = renderPage('/support/bestellung/neu');
    await screen.findByRole('heading', { level: 1, name: 'Bestellung am Telefon' });
    expect(calls.filter(({ id }) => id === 'staffCustomers')).toEqual([]);
  });

  it('makes an account and acts for it; what is wrong is said at its field', async () => {
    const { sent } = renderPage('/support/bestellung/neu', {
      staffCreateCustomer: () => ({ UserId: 77 }),
      impersonate: () => {
        throw buildProblem(404, 'NOT_FOUND', { detail: 'Das geht gerade nicht.' });
      },
    });
    await userEvent.click(await screen.findByText('Neuen Kunden anlegen'));
    const form = within(screen.getByRole('form', { name: 'Neuen Kunden anlegen' }));
    await userEvent.click(form.getByRole('button', { name: 'Anlegen und bestellen' }));
    expect(form.getByRole('link', { name: /^Telefon/ })).toBeInTheDocument();
    expect(sent('staffCreateCustomer')).toEqual([]);
    const input = { Vorname: 'Anke', Nachname: 'Vogt', 'E-Mail': 'a.vogt@example.com', Telefon: '030 1234567' };
    for (const [label, text] of Object.entries(input)) await userEvent.type(form.getByLabelText(label), text);
    await userEvent.click(form.getByRole('button', { name: 'Anlegen und bestellen' }));
    expect(sent('impersonate')).toEqual([{ UserId: 77, Reason: 'Bestellung am Telefon', Path: '/' }]);
    expect(await form.findByText('Das geht gerade nicht.')).toBeInTheDocument();
  });
});
