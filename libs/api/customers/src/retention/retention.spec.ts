import { presentRetained, presentRetainedAudit } from './present-retained';
import { getRetention, type ClosedOrder } from './retention';
import { RETENTION_RULES } from './retention-catalogue';

const order = (fields: Partial<ClosedOrder> = {}): ClosedOrder => ({
  id: 'a',
  number: 'DE-26-000001',
  countryId: 1,
  state: 'paid',
  placedAt: new Date('2026-05-10T09:00:00Z'),
  deliveredOn: '2026-05-20',
  invoicedAt: new Date('2026-05-22T09:00:00Z'),
  paidAt: new Date('2026-06-01T09:00:00Z'),
  ...fields,
});
const stored = (fields: Partial<ClosedOrder>, day = '2026-11-21') => getRetention(order(fields), RETENTION_RULES, day);

describe('how long an order is kept', () => {
  it.each([
    [1, '2034-12-31', '§ 147 AO, § 257 HGB'],
    [2, '2033-12-31', '§ 132 BAO, § 212 UGB'],
    [3, '2036-12-31', 'Art. 958f OR'],
  ] as const)('country %d: to %s by %s', (countryId, retainedUntil, law) => {
    expect(stored({ countryId })).toEqual({ keptUntil: retainedUntil, law });
  });

  it('counts from the end of the year of its last paper, as its customer had it', () => {
    expect(stored({ paidAt: new Date('2027-01-04T09:00:00Z') })?.keptUntil).toBe('2035-12-31');
    expect(stored({ paidAt: new Date('2026-12-31T23:30:00Z') })?.keptUntil).toBe('2035-12-31');
    const cancelled = { state: 'cancelled', deliveredOn: null, invoicedAt: null, paidAt: null } as const;
    expect(stored({ ...cancelled, placedAt: new Date('2024-02-01T09:00:00Z') })?.keptUntil).toBe('2032-12-31');
  });

  it('takes the rule of the day on which the account is deleted', () => {
    const old = { placedAt: new Date('2020-02-01T09:00:00Z'), deliveredOn: null, invoicedAt: null, paidAt: null };
    expect(stored(old, '2024-12-31')?.keptUntil).toBe('2030-12-31');
    expect(stored(old, '2025-01-01')?.keptUntil).toBe('2028-12-31');
  });

  it('keeps nothing without a contract, and nothing whose time is over', () => {
    expect([stored({ state: 'declined' }), stored({ state: 'expired' })]).toEqual([null, null]);
    const old = { placedAt: new Date('2017-02-01T09:00:00Z'), deliveredOn: null, invoicedAt: null, paidAt: null };
    expect(stored(old)).toBeNull();
  });
});

describe('what the customer is told of it', () => {
  it('is one line a law and day, the first to go first', () => {
    const retention = { keptUntil: '2034-12-31', law: '§ 147 AO, § 257 HGB' };
    const lines = presentRetained([
      { order: order({ number: 'DE-26-000007' }), retention },
      { order: order({ number: 'DE-24-000002' }), retention: { ...retention, keptUntil: '2032-12-31' } },
      { order: order(), retention },
    ]);
    expect(lines.map(({ What, Until }) => [What, Until])).toEqual([
      ['Bestellung DE-24-000002 mit Anschrift, E-Mails und Belegen', '2032-12-31'],
      ['Bestellungen DE-26-000001, DE-26-000007 mit Anschrift, E-Mails und Belegen', '2034-12-31'],
    ]);
    expect(lines[0]?.Why).toContain('§ 147 AO');
  });

  it('names the record of what staff did, only where there is one', () => {
    expect(presentRetainedAudit(null)).toEqual([]);
    expect(presentRetainedAudit(new Date('2026-03-01T09:00:00Z')).map(({ Until }) => Until)).toEqual(['2029-12-31']);
  });
});
