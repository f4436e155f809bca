import fc from 'fast-check';
import { nextStep, type CreditLedger, type CreditStep } from './next-step';

const ledger = (fields: Partial<CreditLedger> = {}): CreditLedger => ({
  ...{ authorisedCents: 1000, capturedCents: 0, refundedCents: 0, refused: [] },
  ...fields,
});
const step = (kind: CreditStep['kind'], amountCents: number): CreditStep => ({ kind, amountCents });
const paid = { capturedCents: 1000 };

describe('the next step of a credit', () => {
  it.each<[string, Partial<CreditLedger>, number, CreditStep | null]>([
    ['pays out what was authorised', {}, 1000, step('capture', 1000)],
    ['adjusts to less first', {}, 950, step('adjust', 950)],
    ['adjusts to more first', {}, 1050, step('adjust', 1050)],
    ['pays out what was adjusted', { authorisedCents: 950 }, 950, step('capture', 950)],
    [
      'pays out what is authorised after a refused increase',
      { refused: [step('adjust', 1050)] },
      1050,
      step('capture', 1000),
    ],
    ['ends there', { ...paid, refused: [step('adjust', 1050)] }, 1050, null],
    ['pays out less though a decrease was refused', { refused: [step('adjust', 950)] }, 950, step('capture', 950)],
    ['ends when all is paid', paid, 1000, null],
    ['adjusts again when more is consented to', paid, 1200, step('adjust', 1200)],
    ['pays out the difference', { ...paid, authorisedCents: 1200 }, 1200, step('capture', 200)],
    ['pays back a part', paid, 880, step('refund', 120)],
    ['pays back the rest', { ...paid, refundedCents: 120 }, 0, step('refund', 880)],
    ['ends when all is paid back', { ...paid, refundedCents: 1000 }, 0, null],
    ['pays out again after a refund that was too much', { ...paid, refundedCents: 120 }, 1000, step('adjust', 1120)],
    ['ends after a refused payment', { refused: [step('capture', 1000)] }, 1000, null],
    ['ends after a refused refund', { ...paid, refused: [step('refund', 120)] }, 880, null],
  ])('%s', (_, fields, financedCents, expected) => {
    expect(nextStep(ledger(fields), financedCents)).toEqual(expected);
  });

  it('reaches every amount in a few steps, whatever it was before', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.array(cents, { maxLength: 6 }),
        (authorisedCents, amounts) => {
          let now = ledger({ authorisedCents });
          for (const financedCents of amounts) {
            let steps = 0;
            for (let next = nextStep(now, financedCents); next; next = nextStep(now, financedCents)) {
              expect((steps += 1)).toBeLessThan(3);
              if (next.kind === 'adjust') now = { ...now, authorisedCents: next.amountCents };
              if (next.kind === 'capture') now = { ...now, capturedCents: now.capturedCents + next.amountCents };
              if (next.kind === 'refund') now = { ...now, refundedCents: now.refundedCents + next.amountCents };
              expect(now.capturedCents).toBeLessThanOrEqual(now.authorisedCents);
            }
            expect(now.capturedCents - now.refundedCents).toBe(financedCents);
          }
        },
      ),
    );
  });
});
