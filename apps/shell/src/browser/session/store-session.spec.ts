import { readStoredCalculator, writeStoredCalculator } from '@heizplatz/calculator';
import { sessionAfter, type SessionAction, sessionAtom, startSession } from '@heizplatz/session';
import type { User } from '@heizplatz/identity';
import { buildUser } from '@heizplatz/testing';
import { createStore } from 'jotai';
import { storeSession } from './store-session';

const ANNA = buildUser();

function open(user: User | null) {
  const store = createStore();
  store.set(sessionAtom, startSession(user));
  const stop = storeSession(store, 3, localStorage);
  const happened = (type: Exclude<SessionAction['type'], 'userFound'>) =>
    store.set(sessionAtom, (state) => sessionAfter(state, { type }));
  return { store, stop, happened, stored: () => readStoredCalculator(3, localStorage).session };
}

describe('hp_{country}', () => {
  beforeEach(() => localStorage.clear());

  it('holds the session as it goes: expired, notified, and begun anew', () => {
    writeStoredCalculator(3, localStorage, { zipCode: '8001' });
    const { store, happened, stored } = open(ANNA);
    happened('sessionEnded');
    expect(stored()).toEqual({ expired: true, notified: false });
    happened('loggedOut');
    happened('visitorTold');
    expect(stored()).toEqual({ expired: true, notified: true });
    store.set(sessionAtom, startSession(ANNA));
    expect(stored()).toEqual({ expired: false, notified: false });
    expect(readStoredCalculator(3, localStorage).zipCode).toBe('8001');
  });

  it('is not made for a visitor whose session never ended, and stands still when stopped', () => {
    const { stop, happened } = open(ANNA);
    expect(localStorage.getItem('hp_3')).toBeNull();
    stop();
    happened('sessionEnded');
    expect(localStorage.getItem('hp_3')).toBeNull();
  });
});
