import { buildProblem } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../testing/jsdom-dialog';
import { COMMENT, getRow, renderPage } from './testing/render-cancellations';

beforeAll(teachDialogs);

describe('answers to a cancellation', () => {
  it('takes an answer back, with its text, unless its mail has left', async () => {
    const responses: (() => unknown)[] = [
      () => ({ status: 1 }),
      () => {
        throw buildProblem(409, 'CONFLICT');
      },
    ];
    const { sent } = renderPage(
      [getRow({ comments: [COMMENT] })],
      { saveCancellationComment: () => ({ status: 1 }), undoCancellationAnswer: () => responses.shift()?.() },
      '/stornomanagement?case=a1',
    );
    const answer = await screen.findByRole('textbox', { name: 'Antwort an den Kunden' });
    await userEvent.type(answer, 'Nein.');
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(answer).toHaveValue('Nein.'));
    expect(sent('undoCancellationAnswer')).toEqual([{ orderId: 'a1', kind: 'customer' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Das hat nicht geklappt.')).toBeInTheDocument();
    expect(answer).toHaveValue('');
  });

  it('answers the customer with a text module filled in, and the dealer apart', async () => {
    const { sent } = renderPage(
      [getRow({ comments: [COMMENT] })],
      { saveCancellationComment: () => ({ status: 1 }) },
      '/stornomanagement?case=a1',
    );
    expect(await screen.findByText('Das Lager ist noch zu voll.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Textbaustein/ }), 'Kostenlos');
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    expect(await screen.findByText('Die Antwort geht gleich hinaus.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Antwort an' }), 'Händler');
    expect(screen.queryByRole('option', { name: 'Kostenlos' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Antwort an den Händler' }), 'Schon verladen?');
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    await waitFor(() =>
      expect(sent('saveCancellationComment')).toEqual([
        { orderId: 'a1', userId: 12, kind: 'customer', comment: 'Zu DE-26-208063: kostet nichts.' },
        { orderId: 'a1', userId: null, kind: 'dealer', comment: 'Schon verladen?' },
      ]),
    );
  });

  it('offers no answer to a customer whose account was deleted', async () => {
    renderPage([getRow({ May: { AnswerCustomer: false, AnswerDealer: true } })], {}, '/stornomanagement?case=a1');
    expect(await screen.findByRole('textbox', { name: 'Antwort an den Händler' })).toBeInTheDocument();
    const addressees = screen.getByRole('combobox', { name: 'Antwort an' });
    expect(addressees).toHaveTextContent(/^Händler$/);
  });

  it('keeps an answer that was not posted, since its status is not 1', async () => {
    renderPage([getRow()], { saveCancellationComment: () => ({ status: 0 }) }, '/stornomanagement?case=a1');
    const field = await screen.findByRole('textbox', { name: 'Antwort an den Kunden' });
    await userEvent.type(field, 'Hallo');
    await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(field).toHaveValue('Hallo');
  });

  it('takes an answer of the API that is JSON in a string', async () => {
    const { sent } = renderPage(
      [getRow()],
      { saveStaffCancellationFeedback: () => JSON.stringify({ status: 1 }) },
      '/stornomanagement?case=a1',
    );
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Grund' }), 'Lager zu voll');
    await userEvent.click(screen.getByRole('button', { name: 'Rückmeldung speichern' }));
    expect(await screen.findByText('Rückmeldung gespeichert.')).toBeInTheDocument();
    expect(sent('saveStaffCancellationFeedback')).toEqual([
      { orderId: 'a1', feedback: { reason: 'Lager zu voll', comment: '' } },
    ]);
  });
});
