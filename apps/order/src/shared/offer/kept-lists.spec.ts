import { dropKeptList, keepList, type KeptList, readKeptLists } from './kept-lists';

const listOf = (query: string): KeptList => ({
  query,
  placeName: 'Berlin',
  keptAt: '2026-11-20T10:00:00.000Z',
  totalPrice: 2287.23,
  dealer: 'Pellethof Uckermark',
});
const kept = () => readKeptLists(1, 3, localStorage).map(({ query }) => query);
const keep = (query: string) => keepList(1, 3, listOf(query), localStorage);

describe('kept lists', () => {
  beforeEach(() => localStorage.clear());

  it('are newest first, each query once, apart by country and group', () => {
    ['a', 'b', 'a'].forEach(keep);
    keepList(2, 3, listOf('c'), localStorage);
    expect(kept()).toEqual(['a', 'b']);
    expect(readKeptLists(1, 4, localStorage)).toEqual([]);
  });

  it('are ten at most', () => {
    Array.from({ length: 12 }, (_, index) => keep(String(index)));
    expect(kept()).toHaveLength(10);
    expect(kept()[0]).toBe('11');
  });

  it('can be dropped', () => {
    ['a', 'b'].forEach(keep);
    dropKeptList(1, 3, 'a', localStorage);
    expect(kept()).toEqual(['b']);
  });

  it.each(['{', '{"query":"a"}', 'null', '"text"'])('are none when %s is stored', (text) => {
    localStorage.setItem('hp_kept_1_3', text);
    expect(kept()).toEqual([]);
    keep('a');
    expect(kept()).toEqual(['a']);
  });

  it('lose only what is broken', () => {
    localStorage.setItem(
      'hp_kept_1_3',
      JSON.stringify([{ query: 1 }, listOf('a'), { ...listOf('b'), keptAt: 'gestern' }]),
    );
    expect(kept()).toEqual(['a']);
  });

  it('are none in a browser that keeps nothing', () => {
    const closed = {
      getItem: (): string | null => {
        throw new DOMException('closed', 'SecurityError');
      },
      setItem: () => undefined,
    };
    expect(readKeptLists(1, 3, closed)).toEqual([]);
  });
});
