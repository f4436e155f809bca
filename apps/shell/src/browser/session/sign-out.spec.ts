import { sessionAfter, type SessionState, startSession } from '@heizplatz/session';
import type { User } from '@heizplatz/identity';
import { takeLogoutNotice } from './stored-notice';
import { signOut } from './sign-out';

const ANNA: User = {
  id: 7,
  title1: '',
  title2: '',
  roles: ['Role_Customer'],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Anna',
  lastName: 'Thal',
};
const byHand = sessionAfter(startSession(ANNA), { type: 'loggedOut' });
const expired = sessionAfter(sessionAfter(startSession(ANNA), { type: 'sessionEnded' }), { type: 'loggedOut' });

async function leave(left: SessionState, path: string) {
  const { pathname, search } = new URL(path, 'http://localhost:4200');
  const did: string[] = [];
  await signOut(left, {
    storage: sessionStorage,
    here: { pathname, search },
    notifyExpired: () => void did.push('expired'),
    navigate: async (target) => void did.push(`navigate ${target}`),
    load: (target) => void did.push(`load ${target}`),
  });
  return did;
}

beforeEach(() => sessionStorage.clear());

describe('signing out', () => {
  it('after an expiry says so and stays in the document, so that nothing typed is lost', async () => {
    await expect(leave(expired, '/holzpellets-lose/angebotsliste?zipCode=1')).resolves.toEqual([
      'expired',
      `navigate /benutzerkonto/anmeldung?${new URLSearchParams({
        ReturnUrl: '/holzpellets-lose/angebotsliste?zipCode=1',
        RedirectUrl: '/holzpellets-lose/angebotsliste?zipCode=1',
      })}`,
    ]);
    expect(takeLogoutNotice(sessionStorage)).toBe(false);
  });

  it('after an expiry on a login page stays there', async () => {
    await expect(leave(expired, '/benutzerkonto/anmeldung?RedirectUrl=%2F')).resolves.toEqual(['expired']);
  });

  it('after a logout by hand loads a document, which says so once', async () => {
    await expect(leave(byHand, '/')).resolves.toEqual(['load /benutzerkonto/anmeldung?ReturnUrl=%2F&RedirectUrl=%2F']);
    expect([takeLogoutNotice(sessionStorage), takeLogoutNotice(sessionStorage)]).toEqual([true, false]);
  });
});
