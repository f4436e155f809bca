import { ROLES, type User } from '@heizplatz/identity';
import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTENT_ID } from '../../chrome/paths';
import { Borders } from './borders';
import { readBordersMode } from './borders-mode';

const getUser = (role: string): User =>
  ({ id: 1, firstName: 'Ines', lastName: 'Falk', roles: [role], isGuest: false }) as unknown as User;
const ADMIN = getUser(ROLES.admin);

describe('the borders of releases', () => {
  beforeEach(() => sessionStorage.clear());
  const read = (search: string, user: User | null = ADMIN) =>
    readBordersMode({ search, storage: sessionStorage, user });

  it('are switched on and off by the address, and stay for the tab', () => {
    expect(read('')).toBe(false);
    expect(read('?grenzen=1')).toBe(true);
    expect(read('?plz=10115')).toBe(true);
    expect(read('?grenzen=0')).toBe(false);
    expect(read('')).toBe(false);
  });

  it('are for admins alone', () => {
    expect(read('?grenzen=1', null)).toBe(false);
    expect(read('?grenzen=1', getUser(ROLES.customerSupport))).toBe(false);
    expect(read('')).toBe(false);
  });

  it('outline content and frame, follow a navigation, and leave nothing behind', async () => {
    const shell = { remote: 'shell', version: 'ab12' };
    let owner = { remote: 'order', version: '2' };
    const page = document.createElement('div');
    page.innerHTML = `<header></header><main id="${CONTENT_ID}"></main>`;
    document.body.append(page);
    const getOwner = () => owner;
    const onClose = jest.fn();
    const { unmount } = render(
      <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
        <Borders shell={shell} getOwner={getOwner} onClose={onClose} />
      </I18nProvider>,
    );
    const getMarks = () =>
      [...page.children].map((one) => `${one.getAttribute('data-remote')} ${one.getAttribute('data-version')}`);
    expect(getMarks()).toEqual(['shell ab12', 'order 2']);
    owner = { remote: 'public', version: '7' };
    page.querySelector('main')?.append(document.createElement('p'));
    await waitFor(() => expect(getMarks()).toEqual(['shell ab12', 'public 7']));
    expect(screen.getByRole('region', { name: 'Releases' })).toHaveTextContent('shell ab12public 7');
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(onClose).toHaveBeenCalled();
    unmount();
    expect(page.querySelector('[data-remote]')).toBeNull();
  });
});
