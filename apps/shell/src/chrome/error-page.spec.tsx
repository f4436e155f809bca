import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page';

const show = (status: number, requestId?: string, retryHref?: string) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <ErrorPage status={status} {...(requestId && { requestId })} {...(retryHref && { retryHref })} />
    </I18nProvider>,
  );

test.each([
  [
    404,
    'Die angeforderte Seite existiert nicht...',
    'Bitte nutzen Sie die Navigation um zur gewünschten Seite zu gelangen.',
  ],
  [
    500,
    'Da ist leider etwas schiefgelaufen...',
    'Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.',
  ],
  [
    503,
    'Da ist leider etwas schiefgelaufen...',
    'Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.',
  ],
  [401, 'Leider haben Sie keinen Zugang zu dieser Seite.', null],
  [403, 'Leider haben Sie keinen Zugang zu dieser Seite.', null],
])('%s reads as rule ERROR-01 has it', (status, heading, text) => {
  show(status);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  if (text) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/');
});

test('the number of the request is told where there is one', () => {
  show(500, '01J9-7XYZ');
  expect(screen.getByText(/Vorgangsnummer 01J9-7XYZ/)).toBeVisible();
});

test.each([
  ['/kunde/lager?seite=2', 1],
  [undefined, 0],
])('another try is offered where one may help: %s', (retryHref, count) => {
  show(500, 'r-1', retryHref);
  const links = screen.queryAllByRole('link', { name: 'Erneut versuchen' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: count }, () => retryHref));
});
