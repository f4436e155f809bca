import { CONSENT_STORAGE_KEY } from '@heizplatz/contract';
import { readConsent, writeConsent } from './stored-consent';

const NOW = new Date('2026-11-21T11:00:00.000Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

describe('the stored choice', () => {
  beforeEach(() => localStorage.clear());

  it.each([true, false])('%s is read as it was written', (statistics) => {
    writeConsent(localStorage, statistics, NOW);
    expect(readConsent(localStorage, daysLater(364))).toBe(statistics);
  });

  it('is asked for again after twelve months', () => {
    writeConsent(localStorage, true, NOW);
    expect(readConsent(localStorage, daysLater(365))).toBeNull();
  });

  it.each([
    '',
    'true',
    '{',
    '{"statistics":true}',
    '{"version":2,"statistics":true,"decidedAt":"2026-11-21T11:00:00Z"}',
  ])('%j is none', (text) => {
    localStorage.setItem(CONSENT_STORAGE_KEY, text);
    expect(readConsent(localStorage, NOW)).toBeNull();
  });

  it('is none at first', () => {
    expect(readConsent(localStorage, NOW)).toBeNull();
  });
});
