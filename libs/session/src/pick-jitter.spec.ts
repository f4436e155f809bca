import fc from 'fast-check';
import { pickJitter } from './pick-jitter';

const first = new Date('2026-11-21T10:30:00Z');
const second = new Date('2026-11-21T11:00:00Z');

it('is drawn once a token', () => {
  const random = jest.fn().mockReturnValueOnce(0).mockReturnValueOnce(0.999).mockReturnValueOnce(0.5);
  const jitterOf = pickJitter(random, 120);
  expect([first, first, second, second, null, null].map(jitterOf)).toEqual([0, 0, 119, 119, 60, 60]);
  expect(random).toHaveBeenCalledTimes(3);
});

it('is 0–119 whole seconds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (renders) => {
      const seconds = pickJitter(() => renders, 120)(first);
      expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 119).toBe(true);
    }),
  );
});
