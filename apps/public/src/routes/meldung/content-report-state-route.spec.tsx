import type { CALLS, CallResponse } from '@heizplatz/contract';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { contentReportStateRoute } from './content-report-state-route';

type ContentReport = CallResponse<typeof CALLS.reportByLink>;

const OPEN: ContentReport = {
  Number: 'M-2026-000012',
  State: 'open',
  Party: 'reporter',
  TargetKind: 'review',
  Title: 'Bewertung von Anke V. über Waldfeuer',
  Reason: 'insulting',
  Text: 'Das greift eine Person an.',
  SentAt: '2026-11-21T11:00:00.000Z',
  Answers: [],
  AppealUntil: null,
};
const DECIDED: ContentReport = {
  ...OPEN,
  State: 'decided',
  Answers: [{ Kind: 'decision', At: '2026-11-23T09:00:00.000Z', Outcome: 'kept', Text: 'Das ist eine Meinung.' }],
  AppealUntil: '2027-05-23T09:00:00.000Z',
};
const APPEALED: ContentReport = {
  ...DECIDED,
  State: 'appealed',
  AppealUntil: null,
  Answers: [
    ...DECIDED.Answers,
    { Kind: 'appeal', At: '2026-11-24T09:00:00.000Z', Outcome: null, Text: 'Nein, das ist keine.' },
  ],
};

function renderPage(report: () => ContentReport | null) {
  const { api, calls } = fakeApi({ reportByLink: report, appealReport: () => ({ success: true }) });
  return { ...renderRoute([contentReportStateRoute], '/meldung/tok', { api }), calls };
}

describe('/meldung/{token}', () => {
  it('says that a human looks at it', async () => {
    const { calls } = renderPage(() => OPEN);
    expect(await screen.findByRole('heading', { level: 1, name: 'Meldung M-2026-000012' })).toBeVisible();
    expect(screen.getByText(/^Ein Mensch prüft die Meldung/)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(calls).toEqual([{ id: 'reportByLink', input: { params: { token: 'tok' } } }]);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('says the decision with its reasons, and takes an appeal', async () => {
    let report = DECIDED;
    const { calls, container } = renderPage(() => report);
    const decision = await screen.findByRole('region', { name: 'Entscheidung' });
    expect(decision).toHaveTextContent('Der gemeldete Inhalt bleibt, wie er ist');
    expect(decision).toHaveTextContent('Das ist eine Meinung.');
    expect(screen.getByText(/Bis So, 23.05.2027 können Sie kostenlos/)).toBeVisible();
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Beschwerde senden' }));
    await userEvent.type(screen.getByLabelText('Warum?'), 'Nein');
    await send();
    expect(screen.getByText('Bitte schreiben Sie etwas mehr.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Warum?'), ', das ist keine.');
    report = APPEALED;
    await send();
    expect(await screen.findByText(/^Die Sache wird noch einmal geprüft/)).toBeVisible();
    expect(calls.filter(({ id }) => id === 'appealReport').map(({ input }) => input)).toEqual([
      { body: { Token: 'tok', Text: 'Nein, das ist keine.' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Beschwerde senden' })).toBeNull();
  });

  it('names the ways that stay when it is closed', async () => {
    renderPage(() => ({ ...APPEALED, State: 'closed' }));
    expect(await screen.findByText(/^Damit ist die Prüfung bei uns zu Ende/)).toBeVisible();
  });

  it('is not found by a forged link', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(() => null);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });
});
