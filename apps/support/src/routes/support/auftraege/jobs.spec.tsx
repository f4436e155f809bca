import { ProblemError } from '@heizplatz/api-client';
import type { StaffJobRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { jobsRoute } from './jobs-route';

const FAILED: StaffJobRow = {
  ...{ JobId: '6f1e87d1-e8f9-46de-bd93-059cf098147c', Queue: 'send-mail', QueueName: 'Mail senden', State: 'failed' },
  ...{ Retries: 12, RetryLimit: 12, CreatedAt: '2026-11-21T10:00:00.000Z', StartAfter: '2026-11-21T10:00:00.000Z' },
  ...{ EndedAt: '2026-11-21T10:45:00.000Z', Failure: 'connect ECONNREFUSED' },
};
const job = (overrides: Partial<StaffJobRow>): StaffJobRow => ({
  ...FAILED,
  EndedAt: null,
  Failure: null,
  ...overrides,
});
const OTHERS = [
  job({ JobId: 'a', QueueName: 'Preise melden', State: 'created' }),
  job({ JobId: 'b', QueueName: 'Liste ausgeben', State: 'retry' }),
  job({ JobId: 'c', QueueName: 'Bewertungen holen', State: 'active' }),
  job({ JobId: 'd', QueueName: 'Aufräumen', State: 'completed' }),
  job({ JobId: 'e', QueueName: 'Kurse holen', State: 'cancelled' }),
];
const QUEUES = [
  { Queue: 'send-mail', QueueName: 'Mail senden', Waiting: 4, Active: 2, Failed: 1, Schedule: null },
  { Queue: 'daily-prices', QueueName: 'Preise des Tages', Waiting: 0, Active: 0, Failed: 0, Schedule: '20 3-20 * * *' },
];

function open(
  path = '/support/auftraege',
  responses: Parameters<typeof fakeApi>[0] = {},
  roles: string[] = [ROLES.admin],
) {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffJobs: () => listPage([FAILED, ...OTHERS]),
    staffQueues: () => QUEUES,
    retryJob: () => ({ IsSuccess: true }),
    ...responses,
  });
  return { ...fake, ...renderRoute(addStaffParts([jobsRoute]), path, { api: fake.api, user: staffPerson(roles) }) };
}
const again = () => screen.findByRole('button', { name: 'Noch einmal ausführen: Mail senden' });

describe('/support/auftraege', () => {
  it('shows what failed, of what and after how many tries', async () => {
    open();
    const row = await screen.findByRole('row', { name: /connect ECONNREFUSED/ });
    for (const text of ['Mail senden', 'gescheitert', '12 / 12']) expect(within(row).getByText(text)).toBeVisible();
    expect(row).toHaveTextContent(/21\.11\.2026.*11:00.*21\.11\.2026.*11:45/);
  });

  it('names every state, and runs again what failed alone', async () => {
    open();
    for (const [name, state] of [
      ['Preise melden', 'wartet'],
      ['Liste ausgeben', 'wird wiederholt'],
      ['Bewertungen holen', 'läuft'],
      ['Aufräumen', 'erledigt'],
      ['Kurse holen', 'abgebrochen'],
    ] as const) {
      const row = await screen.findByRole('row', { name: new RegExp(name) });
      expect(within(row).getByText(state)).toBeVisible();
      expect(within(row).queryByRole('button', { name: /Noch einmal/ })).not.toBeInTheDocument();
    }
  });

  it('lists the queues with what waits in them and when they run', async () => {
    open();
    await userEvent.click(await screen.findByText('Alle Arten mit ihrem Zeitplan'));
    const table = within(screen.getByRole('table', { name: 'Arten von Aufträgen' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Mail senden', '4', '2', '1', 'bei Bedarf'],
      ['Preise des Tages', '0', '0', '0', 'stündlich von 03:20 bis 20:20 Uhr'],
    ]);
  });

  it('asks by what stands in its address', async () => {
    const { sent } = open('/support/auftraege?state=failed&queue=daily-prices');
    expect(await screen.findByLabelText('Stand')).toHaveValue('failed');
    expect(screen.getByLabelText('Art')).toHaveValue('daily-prices');
    expect(sent('staffJobs')[0]).toMatchObject({ query: { state: 'failed', queue: 'daily-prices' } });
  });

  it('runs a failed job again and shows what became of it', async () => {
    const staffJobs = jest.fn(() => listPage([FAILED]));
    const { sent } = open('/support/auftraege', { staffJobs });
    const button = await again();
    staffJobs.mockReturnValue(listPage([job({ State: 'created' })]));
    await userEvent.click(button);
    expect(await screen.findByText('Der Auftrag läuft noch einmal.')).toBeVisible();
    expect(sent('retryJob')).toEqual([{ Queue: 'send-mail', JobId: FAILED.JobId }]);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  it.each([
    ['Der Auftrag ist nicht gescheitert.', 'Der Auftrag ist nicht gescheitert.'],
    [undefined, 'Das hat nicht geklappt.'],
  ])('says why it was not run again: %s', async (detail, notice) => {
    const retryJob = () => {
      throw new ProblemError({ type: 'x', title: 'x', status: 409, code: 'CONFLICT', ...(detail && { detail }) });
    };
    open('/support/auftraege', { retryJob });
    await userEvent.click(await again());
    expect(await screen.findByRole('alert')).toHaveTextContent(notice);
    expect(screen.queryByText('Der Auftrag läuft noch einmal.')).not.toBeInTheDocument();
  });

  it('says so where there is none', async () => {
    open('/support/auftraege?state=failed', { staffJobs: () => listPage([]) });
    expect(await screen.findByText('Kein Auftrag gefunden')).toBeVisible();
  });

  it('is for admins alone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router, calls } = open('/support/auftraege', {}, [ROLES.customerSupport]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
    expect(calls).toEqual([]);
  });
});
