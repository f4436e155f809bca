import { ProblemError } from '@heizplatz/api-client';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { contentReportRoute } from './content-report-route';

const SUBJECT = {
  Title: 'Bewertung von Anke V. über Waldfeuer',
  Excerpt: 'Unverschämt!',
  Path: '/holzpellethaendler/waldfeuer',
};

function renderPage(path: string, responses: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({
    reportSubject: () => SUBJECT,
    sendReport: () => ({ Number: 'M-2026-000012' }),
    ...responses,
  });
  const sent = () => calls.filter(({ id }) => id === 'sendReport').map(({ input }) => input);
  return { ...renderRoute([contentReportRoute], path, { api }), sent };
}
const REVIEW = '/melden?was=bewertung&id=41';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Meldung senden' }));

async function fill() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Beleidigend oder verletzend' }));
  await userEvent.type(screen.getByLabelText(/^Bitte begründen Sie/), 'Das greift eine Person an.');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('/melden', () => {
  it('shows what is reported, sends it, and says what comes next', async () => {
    const { sent, container } = renderPage(REVIEW);
    expect(await heading('Bewertung melden')).toBeVisible();
    expect(screen.getByText('Unverschämt!')).toBeVisible();
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await fill();
    await userEvent.type(screen.getByLabelText(/^E-Mail/), ' rolf@example.com ');
    await send();
    expect(await heading('Danke, die Meldung ist da')).toHaveFocus();
    expect(screen.getByText('M-2026-000012')).toBeVisible();
    expect(screen.getByText(/geht an rolf@example.com/)).toBeVisible();
    expect(sent()).toEqual([
      {
        body: {
          ...{ CountryId: 1, TargetKind: 'review', TargetId: '41', Reason: 'insulting', InGoodFaith: true, Name: '' },
          ...{ Text: 'Das greift eine Person an.', EmailAddress: 'rolf@example.com' },
        },
      },
    ]);
  });

  it('goes without an e-mail, and says what that means', async () => {
    renderPage(REVIEW);
    await fill();
    await send();
    expect(await screen.findByText(/Ohne E-Mail können wir Ihnen die Entscheidung nicht schreiben/)).toBeVisible();
  });

  it('says what is missing, by field, and sends nothing', async () => {
    const { sent } = renderPage(REVIEW);
    await heading('Bewertung melden');
    await userEvent.type(screen.getByLabelText(/^E-Mail/), 'rolf');
    await send();
    const summary = await screen.findByRole('group', { name: /^4 Angaben fehlen/ });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Bitte wählen Sie einen Grund.',
      'Bitte schreiben Sie, was nicht in Ordnung ist.',
      'Das ist keine E-Mail-Adresse.',
      'Bitte bestätigen Sie das.',
    ]);
    expect(sent()).toEqual([]);
  });

  it('of a page asks which, and takes whole addresses', async () => {
    const { sent } = renderPage('/melden');
    expect(await heading('Inhalt melden')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Welche Seite/), 'https://heizplatz.de/hilfe?x=1');
    await fill();
    await send();
    await heading('Danke, die Meldung ist da');
    expect(sent()).toEqual([{ body: expect.objectContaining({ TargetKind: 'page', TargetId: '/hilfe' }) }]);
  });

  it('keeps what was typed when it did not get through', async () => {
    const busy = {
      type: 'about:blank',
      title: '',
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      detail: 'Zu viele Versuche.',
    };
    renderPage(REVIEW, {
      sendReport: () => {
        throw new ProblemError({ ...busy, code: 'TOO_MANY_REQUESTS', requestId: 'abc-123' });
      },
    });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Zu viele Versuche.Vorgangsnummer abc-123');
    expect(screen.getByLabelText(/^Bitte begründen Sie/)).toHaveValue('Das greift eine Person an.');
  });

  it.each(['/melden?was=bewertung&id=9', '/melden?was=bewertung', '/melden?was=wetter&id=1'])(
    '%s is not found',
    async (path) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { router } = renderPage(path, { reportSubject: () => null });
      await waitFor(() =>
        expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
      );
    },
  );
});
