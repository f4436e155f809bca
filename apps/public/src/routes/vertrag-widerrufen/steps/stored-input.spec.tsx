import { fakeApi, renderRoute } from '@heizplatz/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withdrawalRoute } from '../withdrawal-route';

const PATH = '/vertrag-widerrufen';

function renderPage(path = PATH) {
  const { api } = fakeApi({
    contentPage: () => null,
    submitWithdrawal: () => ({ ReceivedAt: '2026-11-22T18:05:00.000Z' }),
  });
  return renderRoute([withdrawalRoute, { path: '*', element: null }], path, { api });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const email = () => screen.getByLabelText('E-Mail');

afterEach(() => sessionStorage.clear());

describe('what was typed into a withdrawal', () => {
  it('is there again after a reload, in the step that it was in', async () => {
    const before = renderPage();
    await heading('Vertrag widerrufen');
    await userEvent.type(email(), 'anna@example.com');
    before.unmount();
    const second = renderPage();
    await heading('Vertrag widerrufen');
    await waitFor(() => expect(email()).toHaveValue('anna@example.com'));
    second.unmount();
    renderPage(`${PATH}?schritt=pruefen`);
    await heading('Widerruf bestätigen');
    expect(screen.getByText('anna@example.com')).toBeVisible();
  });

  it('is forgotten once it is declared, and what cannot be read is nothing', async () => {
    const { router, unmount } = renderPage();
    await heading('Vertrag widerrufen');
    await userEvent.type(email(), 'anna@example.com');
    await act(() => router.navigate(`${PATH}?schritt=pruefen`));
    await userEvent.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }));
    await heading('Ihr Widerruf ist eingegangen');
    expect(sessionStorage).toHaveLength(0);
    unmount();
    sessionStorage.setItem('hp_withdrawal', '{"input":7}');
    renderPage();
    await heading('Vertrag widerrufen');
    expect(email()).toHaveValue('');
  });
});
