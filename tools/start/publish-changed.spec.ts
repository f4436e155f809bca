import { readFileSync } from 'node:fs';
import { readPointer, switchTo } from '@heizplatz/releases';
import { publishChanged } from './publish-changed.ts';
import { packRelease } from '../releases/build-release.ts';
import { registryDir } from '../releases/release-folders.ts';
import { storeRelease } from '../releases/publish-release.ts';

jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readFileSync: jest.fn(),
  existsSync: () => true,
}));
jest.mock('@heizplatz/releases', () => ({
  ...jest.requireActual<object>('@heizplatz/releases'),
  readPointer: jest.fn(),
  switchTo: jest.fn(),
}));
jest.mock('../releases/build-release.ts');
jest.mock('../releases/shell-gate.ts', () => ({ findShellIncompatibility: () => undefined }));
jest.mock('../releases/release-keys.ts', () => ({ isSigned: () => true }));
jest.mock('../releases/publish-release.ts', () => ({
  storeRelease: jest.fn(),
  readRelease: (_: string, name: string, version: string) => ({ name, version, contentHash: version, ...FIT }),
}));
const FIT = { contractVersion: 2, sharedVersions: { react: '19.3.1' } };

/** What is served, and what the build holds. */
function arrange(served: { version: string; isChosen?: boolean }, built: string): void {
  const serving = [{ version: served.version, share: 1, sites: null }];
  const { isChosen } = served;
  jest.mocked(readPointer).mockReturnValue({
    remotes: { account: { serving, history: [], ...(isChosen !== undefined && { isChosen }) } },
  });
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
    });
  beforeEach(() => {
    calls.length = 0;
    jest.clearAllMocks();
  });

  it.each([{}, { isChosen: false }])('is a changed build of a remote that nobody holds: %j', (hold) => {
    arrange({ version: 'old', ...hold }, 'new');
    publish();
    expect(storeRelease).toHaveBeenCalledWith('account', 'new');
    expect(switchTo).toHaveBeenCalledWith(registryDir(), 'account', 'new', { isChosen: false });
    expect(calls).toEqual([]);
  });

  it('is nothing for an unchanged build', () => {
    arrange({ version: 'same' }, 'same');
    publish();
    expect(storeRelease).not.toHaveBeenCalled();
    expect(switchTo).not.toHaveBeenCalled();
  });

  it('is nothing where somebody chose a version, and says so', () => {
    arrange({ version: 'old', isChosen: true }, 'new');
    publish();
    expect(storeRelease).not.toHaveBeenCalled();
    expect(switchTo).not.toHaveBeenCalled();
    expect(calls).toEqual([
      'account stays at old, which was chosen by hand; npm run release -- follow account makes it follow the build.',
    ]);
  });
});
