import { readFileSync } from 'node:fs';
import type { PointerEntry, PointerStore } from '@heizplatz/releases';
import { publishChanged } from './publish-changed.ts';
import { packRelease } from '../releases/pack-release.ts';
import { storeRelease } from '../releases/publish-release.ts';

jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readFileSync: jest.fn(),
  existsSync: () => true,
}));
jest.mock('../releases/pack-release.ts');
jest.mock('../releases/shell-gate.ts', () => ({ findShellIncompatibility: () => undefined }));
jest.mock('../releases/release-keys.ts', () => ({ isSigned: () => true }));
jest.mock('../releases/publish-release.ts', () => ({
  storeRelease: jest.fn(),
  readRelease: (_: string, name: string, version: string) => ({ name, version, contentHash: version, ...FIT }),
}));
const FIT = { contractVersion: 2, sharedVersions: { react: '19.3.1' } };

const write = jest.fn<ReturnType<PointerStore['write']>, Parameters<PointerStore['write']>>();
let store: PointerStore;

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
  jest.mocked(readFileSync).mockReturnValue(JSON.stringify({ contentHash: built, ...FIT }));
  jest.mocked(packRelease).mockReturnValue({ version: built } as ReturnType<typeof packRelease>);
}

describe('what a start publishes', () => {
  const calls: string[] = [];
  const publish = () =>
    publishChanged({
      now: new Date('2026-11-23T10:00:00Z'),
      say: (text) => void calls.push(text),
      remotes: ['account'],
      store,
    });
  beforeEach(() => {
    calls.length = 0;
    jest.clearAllMocks();
  });

  it.each([{}, { isChosen: false }])('is a changed build of a remote that nobody holds: %j', async (hold) => {
    arrange({ version: 'old', ...hold }, 'new');
    await publish();
    expect(storeRelease).toHaveBeenCalledWith('account', 'new');
    const rules = { serving: [{ version: 'new', share: 1, sites: null }], history: ['old'], isChosen: false };
    expect(write).toHaveBeenCalledWith('account', expect.objectContaining({ rules, command: 'start' }));
    expect(calls).toEqual([]);
  });

  it('is nothing for an unchanged build', async () => {
    arrange({ version: 'same' }, 'same');
    await publish();
    expect(storeRelease).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });

  it('is nothing where somebody chose a version, and says so', async () => {
    arrange({ version: 'old', isChosen: true }, 'new');
    await publish();
    expect(storeRelease).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
    expect(calls).toEqual([
      'account stays at old, which was chosen by hand; npm run release -- follow account makes it follow the build.',
    ]);
  });
});
