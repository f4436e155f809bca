import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentKey, makeSecrets } from '@heizplatz/api-platform';
import { loadConfig } from '../../process/load-config';

const DATABASE_URL = 'postgres://user@127.0.0.1/heizplatz';

describe('the configuration', () => {
  it.each([
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{}, 'DATABASE_URL'],
    [{ DATABASE_URL, API_PORT: '99999' }, 'API_PORT'],
    [{ DATABASE_URL, MODE: 'prod' }, 'MODE'],
    [{ DATABASE_URL, SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ DATABASE_URL, MAILS_PER_MINUTE: '0' }, 'MAILS_PER_MINUTE'],
    [{ DATABASE_URL, DATABASE_POOL: '0' }, 'DATABASE_POOL'],
    [{ DATABASE_URL, LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DATABASE_URL, REDIS_URL: 'http://cache' }, 'REDIS_URL'],
  ])('%j is refused and %s named', (env, name) => {
    expect(() => loadConfig({ MODE: 'test', ...env })).toThrow(name);
  });

  it('names every wrong variable at once', () => {
    expect(() => loadConfig({ MODE: 'test', API_PORT: 'x', DATABASE_URL: 'x' })).toThrow(/DATABASE_URL.*API_PORT/);
  });

  it('has releases and their keys below the data folder, unless it is told another one', () => {
    const folders = (environment: Record<string, string>) => {
      const { releasesDir, releaseKeyFile, releaseSigningKeyFile } = loadConfig({
        MODE: 'test',
        DATABASE_URL,
        ...environment,
      });
      return [releasesDir, releaseKeyFile, releaseSigningKeyFile];
    };
    for (const folder of ['/srv/one', '/srv/two'])
      expect(folders({ DATA_DIR: folder })).toEqual(
        ['releases', 'release-keys/public.pem', 'release-keys/private.pem'].map((path) => join(folder, path)),
      );
    expect(folders({ DATA_DIR: '/srv/one', RELEASES_DIR: '/srv/releases' })[0]).toBe('/srv/releases');
  });

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig({ MODE: 'test', DATABASE_URL, SMTP_URL: '', API_PORT: '' })).toMatchObject({
      smtpUrl: null,
      port: 4201,
    });
  });

  it('warns in production, a line each, of named proxies and tokens of machines that are missing', () => {
    const { csrf, tokenPrivateKey, encryptionKey, link } = makeSecrets();
    const keys = { CSRF_SECRET: csrf, TOKEN_PRIVATE_KEY: tokenPrivateKey, ENCRYPTION_KEY: encryptionKey };
    const production = { MODE: 'production', DATABASE_URL, ...keys, LINK_SECRET: link };
    const warned = ['TRUSTED_PROXIES', 'METRICS_TOKEN', 'SHELL_TOKEN'].map((name) =>
      expect.stringMatching(`^${name} `),
    );
    expect(loadConfig(production).startWarnings).toEqual(warned);
    const input = { TRUSTED_PROXIES: '10.0.0.0/8', METRICS_TOKEN: 'x'.repeat(32), SHELL_TOKEN: 'y'.repeat(32) };
    expect(loadConfig({ ...production, ...input }).startWarnings).toEqual([]);
    expect(loadConfig({ MODE: 'test', DATABASE_URL }).startWarnings).toEqual([]);
  });

  it('demands every secret in production', () => {
    const env = { MODE: 'production', DATABASE_URL };
    expect(() => loadConfig(env)).toThrow(/CSRF_SECRET, TOKEN_PRIVATE_KEY, ENCRYPTION_KEY, LINK_SECRET/);
    const { csrf, tokenPrivateKey, encryptionKey, link } = makeSecrets();
    const secrets = { CSRF_SECRET: csrf, TOKEN_PRIVATE_KEY: tokenPrivateKey, LINK_SECRET: link };
    const config = loadConfig({ ...env, ...secrets, ENCRYPTION_KEY: encryptionKey });
    const input = { csrf, session: tokenPrivateKey, encryption: encryptionKey, link };
    const current = Object.entries(config.secrets).map(([kind, ring]) => [kind, currentKey(ring)]);
    expect(Object.fromEntries(current)).toEqual(input);
    expect(config).toMatchObject({ checksAnswers: false, showsOutbox: false });
  });
});

describe('the second factor of staff', () => {
  const { csrf, tokenPrivateKey, encryptionKey, link } = makeSecrets();
  const secrets = { CSRF_SECRET: csrf, TOKEN_PRIVATE_KEY: tokenPrivateKey, LINK_SECRET: link };
  const production = { MODE: 'production', DATABASE_URL, ...secrets, ENCRYPTION_KEY: encryptionKey };

  it('is needed in production, and elsewhere when asked for', () => {
    expect(loadConfig(production).needsSecondFactor).toBe(true);
    expect(loadConfig({ MODE: 'test', DATABASE_URL }).needsSecondFactor).toBe(false);
    expect(loadConfig({ MODE: 'test', DATABASE_URL, STAFF_SECOND_FACTOR: 'required' }).needsSecondFactor).toBe(true);
  });

  it('cannot be left out in production, nor misspelled', () => {
    expect(() => loadConfig({ ...production, STAFF_SECOND_FACTOR: 'off' })).toThrow(/STAFF_SECOND_FACTOR.*production/);
    expect(() => loadConfig({ MODE: 'test', DATABASE_URL, STAFF_SECOND_FACTOR: 'yes' })).toThrow('STAFF_SECOND_FACTOR');
  });
});

describe('keys that were rotated to', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'rotated-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const { csrf, tokenPrivateKey, encryptionKey, link } = makeSecrets();
  const first = { CSRF_SECRET: csrf, TOKEN_PRIVATE_KEY: tokenPrivateKey, ENCRYPTION_KEY: encryptionKey };
  const load = (env: Record<string, string>) =>
    loadConfig({ MODE: 'production', DATABASE_URL, DATA_DIR: dataDir, ...first, ...env }).secrets;
  const write = (content: object, name = 'keys.json') => {
    writeFileSync(join(dataDir, name), JSON.stringify(content));
    return join(dataDir, name);
  };
  const rotated = { currentId: 'b', keys: { b: { value: 'later', madeAt: '2026-11-23' } } };

  it('are read from the data folder or KEYS_FILE, beside the first ones', () => {
    write({ link: { ...rotated, isFirstRemoved: false } });
    expect([...load({ LINK_SECRET: link }).link.keys]).toEqual([
      ['b', 'later'],
      ['first', link],
    ]);
    const elsewhere = write({ csrf: { ...rotated, isFirstRemoved: false } }, 'other.json');
    const { csrf: ring, link: links } = load({ LINK_SECRET: link, KEYS_FILE: elsewhere });
    expect([ring.currentId, links.currentId]).toEqual(['b', 'first']);
  });

  it('need no first key any more once that was removed', () => {
    write({ link: { ...rotated, isFirstRemoved: true } });
    expect([...load({}).link.keys.keys()]).toEqual(['b']);
  });

  it('that cannot be read, or lack the current one, are named', () => {
    write({ link: { ...rotated, keys: {}, isFirstRemoved: false } });
    expect(() => load({ LINK_SECRET: link })).toThrow('keys.json names a current key');
    writeFileSync(join(dataDir, 'keys.json'), '{');
    expect(() => load({ LINK_SECRET: link })).toThrow('keys.json cannot be read');
  });
});

describe('the secrets of a demo', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const load = () => loadConfig({ MODE: 'demo', DATABASE_URL, DATA_DIR: join(dataDir, 'made') }).secrets;

  it('are made once, for their owner alone, and stay', () => {
    const first = load();
    expect(load()).toEqual(first);
    expect(statSync(join(dataDir, 'made/secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('that cannot be read are named, not replaced', () => {
    load();
    writeFileSync(join(dataDir, 'made/secrets.json'), '{}');
    expect(load).toThrow('secrets.json');
  });
});
