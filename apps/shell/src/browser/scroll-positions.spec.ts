import { restoreScrollPositions, startHistoryEntry } from './scroll-positions';

const KEY = 'hp_scroll_positions';

describe('scroll positions of a document', () => {
  beforeEach(() => sessionStorage.clear());

  it('hands them to the next document and the first entry back to the browser', () => {
    history.replaceState({ idx: 3, key: 'alt' }, '');
    startHistoryEntry();
    const { key, idx } = history.state as { key: string; idx: number };
    expect(idx).toBe(3);
    expect(key).toMatch(/^[a-z0-9]{2,8}$/);
    expect(key).not.toBe('alt');

    const positions = restoreScrollPositions(sessionStorage);
    expect(history.scrollRestoration).toBe('manual');
    positions['davor'] = 420;
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    expect(restoreScrollPositions(sessionStorage)).toEqual({ davor: 420, [key]: 0 });
  });

  it('begins anew when the storage holds anything else or refuses', () => {
    sessionStorage.setItem(KEY, '{"a":"b"}');
    expect(restoreScrollPositions(sessionStorage)).toEqual({});
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect(restoreScrollPositions({ getItem: refuse, setItem: refuse })).toEqual({});
    expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
  });
});
