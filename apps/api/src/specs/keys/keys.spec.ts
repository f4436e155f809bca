import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentReportToken, contentReportTokenHashes } from '@heizplatz/api-after-sales';
import { signSessionToken, verifySessionToken } from '@heizplatz/api-identity';
import { opensOrder, signOrderLink } from '@heizplatz/api-ordering';
import {
  decryptText,
  encryptText,
  FIRST_KEY,
  issueCsrf,
  type KeyKind,
  type KeyRing,
  makeKey,
  readKeyFile,
  getRing,
  verifyCsrf,
} from '@heizplatz/api-platform';
import { ROLES } from '@heizplatz/identity';
import { runKeyCommand } from '../../key-rotation/key-command';

const NOW = new Date('2026-11-23T08:00:00Z');
const ORDER = { id: 'o-1', customerLinkVersion: 0 };
const ANKE = {
  ...{ id: 7, title1: '', title2: '', roles: [ROLES.customer], isImpersonatedS: false, isGuest: false },
  ...{ hasAnyOrder: true, firstName: 'Anke', lastName: 'Vogt' },
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const printed: string[] = [];
/** As `npm run keys` does it, without a database. */
async function command(...args: string[]): Promise<number> {
  printed.length = 0;
  return runKeyCommand(args, {
    ...{ file: join(dir, 'keys.json'), now: NOW, print: (text) => printed.push(text) },
    withDatabase: () => Promise.reject(new Error('no database here')),
  });
}

const FIRST: Record<KeyKind, string> = {
  ...{ session: makeKey('session'), csrf: makeKey('csrf') },
  ...{ link: makeKey('link'), encryption: makeKey('encryption') },
};
/** What a node has that starts now. */
const ring = (kind: KeyKind): KeyRing => getRing(readKeyFile(join(dir, 'keys.json'))[kind], FIRST[kind]);

interface Made {
  readonly keyId: RegExp;
  readonly counts: (keys: KeyRing) => boolean | Promise<boolean>;
}

function madeCsrf(keys: KeyRing): string {
  let made = '';
  issueCsrf({ get: () => undefined, set: (_, value) => void (made = value), clear: () => undefined }, keys);
  return made;
}

/** Makes something with the ring: which key it names, and whether it counts for another ring. */
const MAKERS: Record<KeyKind, (keys: KeyRing) => Promise<{ text: string; counts: Made['counts'] }>> = {
  session: async (keys) => {
    const { token } = await signSessionToken(ANKE, keys, NOW);
    const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
    return { text: header, counts: async (later) => (await verifySessionToken(token, later, NOW)) !== null };
  },
  csrf: async (keys) => {
    const value = madeCsrf(keys);
    return { text: value, counts: (later) => verifyCsrf({ cookie: value, header: value, keys: later }) };
  },
  link: async (keys) => {
    const token = signOrderLink(ORDER, { keys, now: NOW });
    return { text: token, counts: (later) => opensOrder(token, ORDER, { keys: later, now: NOW }) };
  },
  encryption: async (keys) => {
    const secret = encryptText('DE89', { keys, boundTo: 'p-1' });
    const counts = (later: KeyRing): boolean => {
      try {
        return decryptText(secret, { keys: later, boundTo: 'p-1' }) === 'DE89';
      } catch {
        return false;
      }
    };
    return { text: secret, counts };
  },
};

describe.each(['session', 'csrf', 'link', 'encryption'] as const)('keys of %s', (kind) => {
  it('are rotated: new values name the new key, old ones count until theirs is removed', async () => {
    const old = await MAKERS[kind](ring(kind));
    expect(await command('rotate', kind)).toBe(0);
    const rotated = ring(kind);
    expect(rotated.currentId).toMatch(/^2026-11-23-[\da-f]{6}$/);
    const made = await MAKERS[kind](rotated);
    expect(made.text).toContain(rotated.currentId);
    expect([await old.counts(rotated), await made.counts(rotated)]).toEqual([true, true]);

    expect(await command('remove', kind, rotated.currentId)).toBe(1);
    const withoutFirst = getRing({ ...readKeyFile(join(dir, 'keys.json'))[kind], isFirstRemoved: true }, FIRST[kind]);
    expect([await old.counts(withoutFirst), await made.counts(withoutFirst)]).toEqual([false, true]);
    expect(await made.counts(getRing({ currentId: FIRST_KEY, keys: {}, isFirstRemoved: false }, FIRST[kind]))).toBe(
      false,
    );
  });

  it('are added before they are used, so that every node knows them first', async () => {
    await command('add', kind);
    const known = ring(kind);
    expect([known.currentId, known.keys.size]).toEqual([FIRST_KEY, 2]);
    const [, id = ''] = known.keys.keys();
    await command('use', kind, id);
    expect(await (await MAKERS[kind](ring(kind))).counts(known)).toBe(true);
  });

  it('are random each', () => {
    expect(makeKey(kind)).not.toBe(makeKey(kind));
  });
});

describe('values of the time before keys had ids', () => {
  const keys = getRing(
    { currentId: FIRST_KEY, keys: {}, isFirstRemoved: false },
    Buffer.alloc(32, 7).toString('base64url'),
  );

  it('are the first key’s', () => {
    // Made by the code of 2026-11-22.
    const iban = 'v1.AAECAwQFBgcICQoLicYLCN976T8r8u77CjV4y1zE0Uk';
    const link = '1829376000.R9pdHB9PSSi-q8WqrfTeOubiW0p19FtB3beNmGom7gk';
    expect(decryptText(iban, { keys, boundTo: 'p-1' })).toBe('DE89');
    expect(opensOrder(link, ORDER, { keys, now: NOW })).toBe(true);
  });
});

describe('the command', () => {
  it('keeps keys for their owner alone and lists them without their values', async () => {
    await command('rotate', 'link');
    expect(statSync(join(dir, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(await command('list')).toBe(0);
    const { currentId, keys } = ring('link');
    expect(printed.filter((line) => line.startsWith('link'))).toEqual([
      expect.stringMatching(/^link +first +from the configuration$/),
      expect.stringMatching(new RegExp(`^link +${currentId} .*, in use$`)),
    ]);
    for (const value of keys.values()) expect(printed.join()).not.toContain(value);
    expect(readFileSync(join(dir, 'keys.json'), 'utf8')).toContain(keys.get(currentId));
  });

  it.each([[], ['rotate'], ['rotate', 'passwords'], ['use', 'link'], ['drop', 'link']])(
    '%j is explained',
    async (...args) => {
      expect(await command(...args)).toBe(2);
      expect(printed.join()).toContain('npm run keys');
    },
  );

  it('refuses keys that are not there', async () => {
    expect(await command('use', 'link', 'x')).toBe(1);
    expect(await command('remove', 'link', 'x')).toBe(1);
    expect(ring('link').currentId).toBe(FIRST_KEY);
  });
});

it('links of a report stay the same in later mails, whatever key is current then', async () => {
  const report = { id: 4, ...contentReportTokenHashes(4, ring('link')) };
  const first = contentReportToken(report, 'reporter', ring('link'));
  await command('rotate', 'link');
  expect(contentReportToken(report, 'reporter', ring('link'))).toBe(first);
});
