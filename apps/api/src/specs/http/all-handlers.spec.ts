import { CALLS } from '@heizplatz/contract';
import { ALL_HANDLERS } from '../../registry/all-handlers';

describe('the handlers', () => {
  it('answer each call of the contract once', () => {
    const answered = ALL_HANDLERS.map(({ call }) => call.id).sort();
    expect(answered).toEqual(Object.keys(CALLS).sort());
  });

  it('carry the contract’s own entries', () => {
    const known = new Set<object>(Object.values(CALLS));
    for (const { call } of ALL_HANDLERS) expect(known.has(call)).toBe(true);
  });
});

describe('the contract', () => {
  it('names each call by its own id and path', () => {
    for (const [id, call] of Object.entries(CALLS)) expect(call.id).toBe(id);
    const routes = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('demands the CSRF header of every call that changes something', () => {
    // Queries sent by POST, and the beacon, which cannot send a header (rule WIRE-03).
    const exempt = [
      'bulkOrderCalculation',
      'calculate',
      'calculateDefault',
      'calculateDefaultOffers',
      'calculateOffers',
      'calculateOrder',
      'cancellationList',
      'checkZipCode',
      'checkZipCodes',
      // By the shell's server, for a visitor without a CSRF cookie.
      'continueImpersonation',
      'cookieLogin',
      // Beacons, sent without cookies.
      'countClick',
      'countImpression',
      // By key, from a dealer's own program.
      'importDealerPrices',
      'offerSurroundings',
      'periodStatistic',
      'readLink',
      'reportPageView',
      'reportScriptError',
      'upselling',
    ];
    for (const { id, method, csrf } of Object.values(CALLS)) {
      expect([id, csrf]).toEqual([id, method === 'POST' && !exempt.includes(id)]);
    }
  });
});
