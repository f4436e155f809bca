import { compareRow } from './compare-row';

const row = (texts: string[], ranks?: (number | null)[]) =>
  compareRow({ id: 'x', label: 'X', texts, ...(ranks && { ranks }) });
const best = (texts: string[], ranks: (number | null)[]) => row(texts, ranks).cells.map(({ isBest }) => isBest);

describe('a row of the comparison', () => {
  it('marks the lowest rank, and several that share it', () => {
    expect(best(['b', 'a'], [2, 1])).toEqual([false, true]);
    expect(best(['a', 'b', 'a'], [1, 2, 1])).toEqual([true, false, true]);
  });

  it('marks nothing where all are alike or nothing is known', () => {
    expect(best(['a', 'a'], [1, 1])).toEqual([false, false]);
    expect(best(['–', '–'], [null, null])).toEqual([false, false]);
    expect(row(['a', 'b']).cells.some(({ isBest }) => isBest)).toBe(false);
  });

  it('takes what is known before what is not', () => {
    expect(best(['–', 'a'], [null, -4])).toEqual([false, true]);
  });

  it('differs when one text does', () => {
    expect(row(['a', 'a']).differs).toBe(false);
    expect(row(['a', 'a', 'b']).differs).toBe(true);
  });
});
