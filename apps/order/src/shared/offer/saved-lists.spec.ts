import { deleteSavedList, saveList, type SavedList, readSavedLists } from './saved-lists';

const readList = (query: string): SavedList => ({
  query,
  placeName: 'Berlin',
  keptAt: '2026-11-20T10:00:00.000Z',
  totalPrice: 2287.23,
  dealer: 'Pellethof Uckermark',
});
const stored = () => readSavedLists(1, 3, localStorage).map(({ query }) => query);
const store = (query: string) => saveList(1, 3, readList(query), localStorage);

describe('kept lists', () => {
  beforeEach(() => localStorage.clear());

  it('are newest first, each query once, apart by country and group', () => {
    ['a', 'b', 'a'].forEach(store);
    saveList(2, 3, readList('c'), localStorage);
    expect(stored()).toEqual(['a', 'b']);
    expect(readSavedLists(1, 4, localStorage)).toEqual([]);
  });

  it('are ten at most', () => {
    Array.from({ length: 12 }, (_, index) => store(String(index)));
    expect(stored()).toHaveLength(10);
    expect(stored()[0]).toBe('11');
  });

  it('can be dropped', () => {
    ['a', 'b'].forEach(store);
    deleteSavedList(1, 3, 'a', localStorage);
    expect(stored()).toEqual(['b']);
  });

  it.each(['{', '{"query":"a"}', 'null', '"text"'])('are none when %s is stored', (text) => {
    localStorage.setItem('hp_kept_1_3', text);
    expect(stored()).toEqual([]);
    store('a');
    expect(stored()).toEqual(['a']);
  });

  it('lose only what is broken', () => {
    localStorage.setItem(
      'hp_kept_1_3',
      JSON.stringify([{ query: 1 }, readList('a'), { ...readList('b'), keptAt: 'gestern' }]),
    );
    expect(stored()).toEqual(['a']);
  });

  it('are none in a browser that keeps nothing', () => {
    const closed = {
      getItem: (): string | null => {
        throw new DOMException('closed', 'SecurityError');
      },
      setItem: () => undefined,
    };
    expect(readSavedLists(1, 3, closed)).toEqual([]);
  });
});
