import type { PointerEntry, PointerStore, Release } from '@heizplatz/releases';
import { type Builds, publishChanged } from './publish-changed.ts';

const write = jest.fn<ReturnType<PointerStore['write']>, Parameters<PointerStore['write']>>();
let store: PointerStore;
let builds: Builds;
const publishBuild = jest.fn<string, [remote: string, now: Date]>();

/** What is served, and what the build holds. */
function arrange(served: { version: string; isChosen?: boolean }, built: string): void {
  const serving = [{ version: served.version, share: 1, sites: null }];
  const account: PointerEntry = {
    ...{ revision: 1, serving, history: [], isChosen: served.isChosen ?? false },
    ...{ by: '', reason: '', command: '', at: null, signature: null },
  };
  store = {
    read: async () => ({ remotes: { account } }),
    readMoves: async () => [],
    write,
    deleteMoves: async () => 0,
  };
  write.mockResolvedValue(account);
  builds = {
    readBuild: () => ({ contentHash: built }),
    readPublished: (name, version) => ({ name, version, contentHash: version }) as Release,
    findIncompatibility: () => undefined,
    publish: publishBuild.mockReturnValue(built),
  };
}

describe('what a start publishes', () => {
  const calls: string[] = [];
  const publish = () =>
    publishChanged({
      now: new Date('2026-11-23T10:00:00Z'),
      say: (text) => void calls.push(text),
      remotes: ['account'],
      store,
      builds,
    });
  beforeEach(() => {
    calls.length = 0;
    jest.clearAllMocks();
  });

  it.each([{}, { isChosen: false }])('is a changed build of a remote that nobody holds: %j', async (hold) => {
    arrange({ version: 'old', ...hold }, 'new');
    await publish();
    expect(publishBuild.mock.calls).toEqual([['account', new Date('2026-11-23T10:00:00Z')]]);
    const rules = { serving: [{ version: 'new', share: 1, sites: null }], history: ['old'], isChosen: false };
    expect(write).toHaveBeenCalledWith('account', expect.objectContaining({ rules, command: 'start' }));
    expect(calls).toEqual([]);
  });

  it('is nothing for an unchanged build', async () => {
    arrange({ version: 'same' }, 'same');
    await publish();
    expect(publishBuild).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });

  it('is nothing where somebody chose a version, and says so', async () => {
    arrange({ version: 'old', isChosen: true }, 'new');
    await publish();
    expect(publishBuild).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
    expect(calls).toEqual([
      'account stays at old, which was chosen by hand; npm run release -- follow account makes it follow the build.',
    ]);
  });
});
