import { claimFailure, getPageRelease, setPageRemotes } from './page-release';
import { getRemote } from './testing/get-remote';

const ORDER = { remote: 'order', version: 'order-1' };

describe('the release of a page', () => {
  it('is not known before the document’s remotes are', () => {
    expect(getPageRelease('/bestellung')).toBeNull();
    expect(claimFailure(getPageRelease('/bestellung'))).toEqual({});
  });

  it('is that of the path’s owner', () => {
    setPageRemotes([getRemote('order', ['/bestellung/*']), getRemote('public', ['/'])]);
    expect(getPageRelease('/bestellung/adresse')).toEqual(ORDER);
    expect(getPageRelease('/')).toMatchObject({ remote: 'public' });
    expect(getPageRelease('/gibt-es-nicht')).toBeNull();
  });

  it('fails once in a page life', () => {
    setPageRemotes([]);
    expect(claimFailure(ORDER)).toEqual({ release: ORDER, isFirst: true });
    expect(claimFailure(ORDER)).toEqual({ release: ORDER, isFirst: false });
    expect(claimFailure({ remote: 'public', version: '1' })).toMatchObject({ isFirst: true });
  });
});
