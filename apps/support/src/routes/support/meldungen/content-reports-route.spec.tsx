import { ProblemError } from '@heizplatz/api-client';
import type { StaffReport } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { contentReportsRoute } from './content-reports-route';

const REASONS = 'Die Worte greifen eine Person an.';
const buildContentReport = (fields: Partial<StaffReport> = {}): StaffReport => ({
  ...{ Id: 9, Number: 'M-2026-000009', CountryId: 1, State: 'open', TargetKind: 'review', TargetId: '4' },
  ...{ Title: 'Bewertung von Anke V. über Pellethof', Path: '/holzpellethaendler/pellethof', Reason: 'insulting' },
  ...{ Text: 'Das ist eine Beleidigung.', Name: '', EmailAddress: 'rolf@example.com', Version: 1, Answers: [] },
  ...{
    SentAt: '2026-11-17T09:12:00.000Z',
    Review: { Text: 'Unverschämt!', State: 'published' },
    MayDecide: true,
    WasDecidedByMe: false,
  },
  ...fields,
});
const DECIDED = {
  Kind: 'decision',
  At: '2026-11-18T09:12:00.000Z',
  Outcome: 'removed',
  Text: REASONS,
  By: 'Ruth',
} as const;

function renderPage(
  rows: StaffReport[],
  responses: Parameters<typeof fakeApi>[0] = {},
  role: string = ROLES.dealerSupport,
) {
  const fake = fakeApi({ staffReports: () => listPage(rows), staffViews: () => ({ Views: [] }), ...responses });
  const routes = addStaffParts([contentReportsRoute]);
  return { ...fake, ...renderRoute(routes, '/support/meldungen?id=9', { api: fake.api, user: staffPerson([role]) }) };
}
const decide = () => userEvent.click(screen.getByRole('button', { name: 'Entscheiden und mitteilen' }));

describe('/support/meldungen', () => {
  it('lists reports, and shows one with what it is about', async () => {
    renderPage([buildContentReport()]);
    const row = within(await screen.findByRole('row', { name: /M-2026-000009/ }));
    for (const text of ['Bewertung', 'Beleidigend', 'offen']) expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('Das ist eine Beleidigung.')).toBeInTheDocument();
    expect(screen.getByText('Unverschämt!')).toBeInTheDocument();
  });

  it('decides with reasons, and asks for both first', async () => {
    const { sent } = renderPage([buildContentReport()], { decideReport: () => ({ success: true }) });
    await screen.findByRole('combobox', { name: 'Entscheidung' });
    await decide();
    expect(screen.getByRole('textbox', { name: 'Gründe' })).toBeInvalid();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Entscheidung' }), 'removed');
    await userEvent.type(screen.getByRole('textbox', { name: 'Gründe' }), REASONS);
    await decide();
    expect(await screen.findByText(/Die Entscheidung gilt/)).toBeInTheDocument();
    expect(sent('decideReport')).toEqual([{ ReportId: 9, Version: 1, Outcome: 'removed', Text: REASONS, NewText: '' }]);
  });

  it('changes a review’s words', async () => {
    const { sent } = renderPage([buildContentReport()], { decideReport: () => ({ success: true }) });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Entscheidung' }), 'changed');
    const field = screen.getByRole('textbox', { name: 'Neuer Wortlaut' });
    expect(field).toHaveValue('Unverschämt!');
    await userEvent.clear(field);
    await userEvent.type(field, 'Nicht zufrieden.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Gründe' }), REASONS);
    await decide();
    await waitFor(() =>
      expect(sent('decideReport')).toEqual([
        expect.objectContaining({ Outcome: 'changed', NewText: 'Nicht zufrieden.' }),
      ]),
    );
  });

  it('leaves an appeal to somebody else than who decided', async () => {
    renderPage([buildContentReport({ State: 'appealed', Answers: [DECIDED], MayDecide: false, WasDecidedByMe: true })]);
    expect(await screen.findByText(/entscheidet jemand anderes/)).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Entscheidung' })).toBeNull();
  });

  it('says when somebody else was faster', async () => {
    const detail = 'Der Stand hat sich inzwischen geändert.';
    renderPage([buildContentReport()], {
      decideReport: () => {
        throw new ProblemError({ type: 'x', title: 'x', status: 409, code: 'CONFLICT', detail });
      },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Entscheidung' }), 'kept');
    await userEvent.type(screen.getByRole('textbox', { name: 'Gründe' }), REASONS);
    await decide();
    expect(await screen.findByText(detail)).toBeInTheDocument();
  });

  it.each([ROLES.customer, ROLES.customerSupport, ROLES.marketing])('refuses %s with 403', async (role) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage([], {}, role);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});
