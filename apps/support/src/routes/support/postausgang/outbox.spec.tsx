import { ProblemError } from '@heizplatz/api-client';
import type { StaffMail, StaffMailRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { outboxRoutes } from './outbox-routes';

const ID = '6f1e87d1-e8f9-46de-bd93-059cf098147c';
const NEXT = '7a1e87d1-e8f9-46de-bd93-059cf098147c';
const PATH = '/support/postausgang';
const ROW: StaffMailRow = {
  ...{
    MailId: ID,
    CountryId: 2,
    Kind: 'order-received',
    Recipient: 'anke.vogt@example.com',
    Subject: 'Ihre Bestellung',
  },
  ...{ State: 'failed', Attempts: 12, LastError: '550 no mailbox', CreatedAt: '2026-11-21T10:00:00.000Z' },
  ...{ DoneAt: '2026-11-21T11:30:00.000Z', OrderId: '0193-5f2c', BouncedAt: null, BounceReason: null },
};
const MAIL: StaffMail = {
  ...ROW,
  Text: 'Guten Tag,\nIhre Bestellung …',
  ReplyTo: null,
  Attachments: ['a.pdf', 'b.pdf'],
};

function open(path = PATH, responses: Parameters<typeof fakeApi>[0] = {}, roles: string[] = [ROLES.customerSupport]) {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffMails: () => listPage([ROW]),
    staffMail: () => MAIL,
    sendMailAgain: () => MAIL,
    ...responses,
  });
  const user = staffPerson(roles);
  return { ...fake, ...renderRoute(addStaffParts(outboxRoutes), path, { api: fake.api, user }) };
}
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Noch einmal senden' }));

describe('/support/postausgang', () => {
  it('lists mails with what became of them, and leads to each', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Ihre Bestellung/ });
    for (const text of ['anke.vogt@example.com', 'AT', 'gescheitert', '12', '550 no mailbox'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(row).toHaveTextContent(/21\.11\.2026.*11:00/);
    expect(within(row).getByRole('link', { name: 'Ihre Bestellung' })).toHaveAttribute('href', `${PATH}/${ID}`);
  });

  it.each([
    ['queued', 'wartet'],
    ['sent', 'gesendet'],
    ['kept', 'nur hier'],
  ] as const)('calls the state %s %s', async (State, name) => {
    open(PATH, { staffMails: () => listPage([{ ...ROW, State, LastError: null }]) });
    const row = await screen.findByRole('row', { name: /Ihre Bestellung/ });
    expect(within(row).getByText(name)).toBeVisible();
    expect(within(row).getByText('–')).toBeVisible();
  });

  it('asks by what stands in its address', async () => {
    const { sent } = open(`${PATH}?state=failed&country=2`);
    expect(await screen.findByLabelText('Stand')).toHaveValue('failed');
    expect(screen.getByLabelText('Land')).toHaveValue('2');
    expect(sent('staffMails')[0]).toMatchObject({ query: { state: 'failed', country: '2' } });
  });

  it('says so where there is none', async () => {
    open(PATH, { staffMails: () => listPage([]) });
    expect(await screen.findByText('Keine Mail gefunden')).toBeVisible();
  });

  it('is for customer support', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const path of [PATH, `${PATH}/${ID}`]) {
      const { router, calls } = open(path, {}, [ROLES.editor]);
      await waitFor(() =>
        expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
      );
      expect(calls).toEqual([]);
    }
  });
});

describe('a mail of the outbox', () => {
  it('stands there in its words, with its fate, its files and its order', async () => {
    const { sent } = open(`${PATH}/${ID}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Bestellung' })).toBeVisible();
    expect(sent('staffMail')[0]).toEqual({ params: { mailId: ID } });
    expect(within(screen.getByRole('region', { name: 'Text der Mail' })).getByText(/^Guten Tag,/)).toBeVisible();
    const fate = within(screen.getByRole('region', { name: 'Versand' }));
    for (const text of ['gescheitert', 'anke.vogt@example.com', '–', '12', '550 no mailbox', 'a.pdf, b.pdf'])
      expect(fate.getByText(text)).toBeVisible();
    expect(fate.getByText(/21\.11\.2026.*12:30/)).toBeVisible();
    expect(fate.getByRole('link', { name: 'Zur Bestellung' })).toHaveAttribute('href', '/support/bestellung/0193-5f2c');
  });

  it('with a link that stands for its recipient shows no words and is not sent again', async () => {
    open(`${PATH}/${ID}`, { staffMail: () => ({ ...MAIL, Text: null, OrderId: null }) });
    expect(await screen.findByText(/^Diese Mail enthält einen Link/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Noch einmal senden' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Zur Bestellung' })).not.toBeInTheDocument();
  });

  it('that failed is tried again as it is', async () => {
    const staffMail = jest.fn((): StaffMail => MAIL);
    const { sent, router } = open(`${PATH}/${ID}`, { staffMail });
    await screen.findByText('gescheitert');
    staffMail.mockReturnValue({ ...MAIL, State: 'queued' });
    await send();
    expect(await screen.findByText('Die Mail geht noch einmal an anke.vogt@example.com.')).toBeVisible();
    expect(sent('sendMailAgain')).toEqual([{ MailId: ID }]);
    expect(await screen.findByText('wartet')).toBeVisible();
    expect(router.state.location.pathname).toBe(`${PATH}/${ID}`);
  });

  it('that went out is sent as a new one, which is shown', async () => {
    const { router } = open(`${PATH}/${ID}`, { sendMailAgain: () => ({ ...MAIL, MailId: NEXT }) });
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PATH}/${NEXT}`));
  });

  it.each([
    ['Diese Mail ging gerade erst hinaus.', 'Diese Mail ging gerade erst hinaus.'],
    [undefined, 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'],
  ])('says why it was not sent again: %s', async (detail, notice) => {
    const sendMailAgain = () => {
      throw new ProblemError({ type: 'x', title: 'x', status: 409, code: 'CONFLICT', ...(detail && { detail }) });
    };
    open(`${PATH}/${ID}`, { sendMailAgain });
    await send();
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.queryByText(/^Die Mail geht noch einmal/)).not.toBeInTheDocument();
  });

  it('is 404 by anything but its id', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router, calls } = open(`${PATH}/17`);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
    expect(calls).toEqual([]);
  });
});
