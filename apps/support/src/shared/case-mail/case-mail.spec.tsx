import type { StaffCaseMail } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { buildProblem, fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStaffParts } from '../../testing/add-staff-parts';
import { staffPerson } from '../../testing/staff-person';
import { CaseMail } from './case-mail';

const MAIL: StaffCaseMail = {
  ...{ CountryId: 1, To: 'rosa@example.com', Subject: 'Ihre Anfrage: Rückruf', Greeting: 'Guten Tag Rosa Lind,' },
  ...{ Placeholders: { Kunde: 'Rosa Lind' }, Closing: ['Sie können auf diese E-Mail antworten.'], Sent: [] },
  Answered: null,
};
const MODULES = [
  { Id: 1, Kind: 'customer', Title: 'Rückruf', Text: 'Liebe/r {Kunde}, wir rufen an.', Version: 1 },
  { Id: 2, Kind: 'customer', Title: 'Bestellung', Text: 'Zur Bestellung {Nummer}.', Version: 1 },
  { Id: 3, Kind: 'dealer', Title: 'Verladen?', Text: 'Schon verladen?', Version: 1 },
];
const ANSWERED: StaffCaseMail = {
  ...MAIL,
  Answered: { At: '2026-11-20T09:00:00.000Z', ByName: 'Clara Berg' },
  Sent: [
    {
      ...{ MailId: 'm1', At: '2026-11-20T09:00:00.000Z', AuthorName: 'Clara Berg', State: 'sent' },
      ...{ Subject: 'Ihre Anfrage', Text: 'Wir melden uns.' },
    },
  ],
};

function renderMail(responses: Parameters<typeof fakeApi>[0] = {}, role: string = ROLES.customerSupport) {
  const fake = fakeApi({
    staffCaseMail: () => MAIL,
    textModules: () => ({ Items: MODULES }),
    sendCaseMail: () => ({ MailId: '6f1e87d1-e8f9-46de-bd93-059cf098147c' }),
    ...responses,
  });
  const routes = addStaffParts([{ path: '/fall', element: <CaseMail kind="inquiry" objectId="r1" /> }]);
  return { ...fake, ...renderRoute(routes, '/fall', { api: fake.api, user: staffPerson([role]) }) };
}
const text = () => screen.findByLabelText('Text');
const send = () => userEvent.click(screen.getByRole('button', { name: 'E-Mail senden' }));

describe('the mail of a case', () => {
  it('inserts text modules with the names of the case, and shows what the customer will read', async () => {
    renderMail();
    expect(await text()).toHaveValue('Guten Tag Rosa Lind,\n\n');
    expect(screen.getByLabelText('Betreff')).toHaveValue('Ihre Anfrage: Rückruf');
    const modules = screen.getByLabelText(/Textbaustein/);
    expect(within(modules).queryByText('Verladen?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Vorschau' }));
    await userEvent.selectOptions(modules, 'Rückruf');
    const preview = within(screen.getByRole('region', { name: 'Vorschau der E-Mail' }));
    for (const line of ['An rosa@example.com', 'Guten Tag Rosa Lind,', 'Liebe/r Rosa Lind, wir rufen an.'])
      expect(preview.getByText(line)).toBeInTheDocument();
    expect(preview.getByText('Sie können auf diese E-Mail antworten.')).toBeInTheDocument();
  });

  it('sends neither the greeting alone nor an open placeholder', async () => {
    const { sent } = renderMail();
    await text();
    await send();
    expect(await screen.findByRole('link', { name: /^Text: / })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText(/Textbaustein/), 'Bestellung');
    await send();
    expect(await screen.findByRole('link', { name: /geschweiften Klammern/ })).toBeInTheDocument();
    expect(sent('sendCaseMail')).toEqual([]);
  });

  it('sends the text, and has it back when the mail is taken back', async () => {
    const { sent } = renderMail({ undoCaseMail: () => ({ success: true }) });
    await userEvent.type(await text(), 'Ihr Angebot folgt.');
    await send();
    const whole = 'Guten Tag Rosa Lind,\n\nIhr Angebot folgt.';
    const body = { Kind: 'inquiry', ObjectId: 'r1', Subject: 'Ihre Anfrage: Rückruf', Text: whole };
    await waitFor(() => expect(sent('sendCaseMail')).toEqual([body]));
    await waitFor(async () => expect(await text()).toHaveValue('Guten Tag Rosa Lind,\n\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(async () => expect(await text()).toHaveValue(whole));
    expect(sent('undoCaseMail')).toEqual([{ MailId: '6f1e87d1-e8f9-46de-bd93-059cf098147c' }]);
  });

  it('says when a mail had left already', async () => {
    renderMail({
      undoCaseMail: () => {
        throw buildProblem(409, 'CONFLICT');
      },
    });
    await userEvent.type(await text(), 'Ihr Angebot folgt.');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Die E-Mail an rosa@example.com war schon unterwegs.')).toBeInTheDocument();
  });

  it('says who answered, when and what', async () => {
    renderMail({ staffCaseMail: () => ANSWERED });
    expect(await screen.findByText(/^Beantwortet von Clara Berg/)).toBeInTheDocument();
    await userEvent.click(screen.getByText('Bisher geschrieben (1)'));
    expect(screen.getByText('Wir melden uns.')).toBeInTheDocument();
    expect(screen.getByText('gesendet')).toBeInTheDocument();
  });

  it('has no form without a mailbox, and is not there for other roles', async () => {
    renderMail({ staffCaseMail: () => ({ ...MAIL, To: null }) });
    expect(await screen.findByText('Zu diesem Fall ist keine E-Mail-Adresse bekannt.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Text')).toBeNull();
  });

  it('is not requested for roles that do not see to such cases', () => {
    const { calls } = renderMail({}, ROLES.dealerSupport);
    expect(calls).toEqual([]);
  });
});
