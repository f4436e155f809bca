import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { refusal, renderAccountPage } from '../../testing/render-account-page';
import type { MailedInquiry } from './mailed-inquiry';
import { inquiryConfirmationRoute } from './inquiry-confirmation-route';

const INQUIRY: MailedInquiry = {
  State: 'open',
  Kind: 'bulk',
  ProductGroupId: 3,
  ZipCode: '10115',
  Amount: 40_000,
  SentAt: '2026-11-21T10:00:00.000Z',
};

const renderPage = (
  request: MailedInquiry | null,
  confirmInquiry: () => unknown = () => ({ success: true }),
  path = '/anfrage-bestaetigen?token=t-1',
) => renderAccountPage(inquiryConfirmationRoute, path, { readRequest: () => request, confirmRequest: confirmInquiry });

const click = () => userEvent.dblClick(screen.getByRole('button', { name: 'Anfrage bestätigen' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/anfrage-bestaetigen', () => {
  it('shows what is confirmed; only the button spends the token, once', async () => {
    const { calls, container } = renderPage(INQUIRY);
    await heading('Anfrage bestätigen');
    const text = document.body.textContent.replaceAll('\u00A0', ' ');
    for (const part of ['Großmenge', 'Holzpellets lose', '40.000 kg', '10115', '21.11.2026, 11:00 Uhr'])
      expect(text).toContain(part);
    expect(calls.map(({ id }) => id)).toEqual(['readRequest']);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await click();
    expect(await heading('Ihre Anfrage ist bestätigt')).toHaveFocus();
    expect(screen.getByText(/Händler aus Ihrer Gegend melden sich/)).toBeVisible();
    expect(calls.filter(({ id }) => id === 'confirmRequest')).toEqual([
      { id: 'confirmRequest', input: { body: { Token: 't-1' } } },
    ]);
  });

  it('says of a call-back that we call', async () => {
    renderPage({ ...INQUIRY, Kind: 'call-back' });
    expect(await screen.findByText(/Wir rufen Sie an/)).toBeVisible();
  });

  it('shows a request that was confirmed before as confirmed', async () => {
    renderPage({ ...INQUIRY, State: 'confirmed' });
    await heading('Ihre Anfrage ist bestätigt');
    expect(screen.queryByRole('button', { name: 'Anfrage bestätigen' })).toBeNull();
  });

  it('says of an expired one what to do next, with what was asked for', async () => {
    renderPage({ ...INQUIRY, State: 'expired' });
    await heading('Dieser Link ist abgelaufen');
    expect(screen.getByRole('link', { name: 'Anfrage neu stellen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/holzpellets-lose\/angebotsliste\?.*zipCode=10115/),
    );
  });

  it('notices that it expired while the page stood open', async () => {
    renderPage(INQUIRY, () => Promise.reject(refusal(410, 'TOKEN_EXPIRED')));
    await heading('Anfrage bestätigen');
    await click();
    await heading('Dieser Link ist abgelaufen');
  });

  it('an API that is down can be asked again', async () => {
    renderPage(INQUIRY, () => Promise.reject(refusal(0, 'UNAVAILABLE')));
    await heading('Anfrage bestätigen');
    await click();
    expect(await screen.findByRole('alert')).toHaveTextContent(/noch einmal/);
    expect(screen.getByRole('button', { name: 'Anfrage bestätigen' })).toBeEnabled();
  });

  it.each([
    ['a forged token', '/anfrage-bestaetigen?token=x'],
    ['no token', '/anfrage-bestaetigen'],
  ])('answers 404 to %s', async (_, path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(null, undefined, path);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status: 404, data: 'This page could not be found' }),
      ]),
    );
  });
});
