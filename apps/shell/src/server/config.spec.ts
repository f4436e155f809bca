import { resolve } from 'node:path';
import { readConfig } from './config';

describe("the shell's configuration", () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 4200, isProduction: false, apiUrls: ['http://127.0.0.1:4201'] });
  });

  it('looks after sessions as specified, or as often as it is told', () => {
    expect(readConfig({}).sessionTiming).toBeUndefined();
    expect(readConfig({ SESSION_CHECK_SECONDS: '0.5', SESSION_JITTER_SECONDS: '0' }).sessionTiming).toEqual({
      checkSeconds: 0.5,
      renewSeconds: 300,
      windowSeconds: 300,
      jitterSeconds: 0,
    });
    expect(() => readConfig({ SESSION_RENEW_SECONDS: 'often' })).toThrow(/SESSION_RENEW_SECONDS: seconds/);
  });

  it('has releases and their key below the data folder, unless they are told another one', () => {
    const folders = (environment: Record<string, string>) => {
      const { releasesDir, releaseKeyFile } = readConfig(environment);
      return [releasesDir, releaseKeyFile];
    };
    expect(folders({ DATA_DIR: '/srv/one' })).toEqual(['/srv/one/releases', '/srv/one/release-keys/public.pem']);
    expect(folders({ DATA_DIR: '/srv/two' })).toEqual(['/srv/two/releases', '/srv/two/release-keys/public.pem']);
    expect(folders({})).toEqual([resolve('.data/releases'), resolve('.data/release-keys/public.pem')]);
    expect(readConfig({ DATA_DIR: '/srv/one', RELEASES_DIR: '/srv/releases' }).releasesDir).toBe('/srv/releases');
  });

  it('takes a key beside the releases for granted everywhere but in production', () => {
    expect(readConfig({ RELEASES_DIR: '/srv/releases' }).releaseKeyFile).toBe('/srv/release-keys/public.pem');
    expect(() => readConfig({ MODE: 'production' })).toThrow(/RELEASE_PUBLIC_KEY: needed in production/);
    expect(readConfig({ MODE: 'production', RELEASE_PUBLIC_KEY: '/etc/key.pem' }).releaseKeyFile).toBe('/etc/key.pem');
  });

  it('knows the address of each site by itself, with the port that visitors use', () => {
    expect(readConfig({ PORT: '4300' }).origins[2]).toBe('http://at.localhost:4300');
    expect(readConfig({ PORT: '4300', PUBLIC_PORT: '80' }).origins[3]).toBe('http://ch.localhost');
    const production = { MODE: 'production', RELEASE_PUBLIC_KEY: 'key.pem', SITE_HOST_DE: 'waerme.example:8443' };
    expect(readConfig(production).origins).toMatchObject({
      1: 'https://waerme.example:8443',
      2: 'https://heizplatz.at',
    });
  });

  it('listens on localhost alone unless it is told otherwise or is in production', () => {
    expect(readConfig({ MODE: 'demo' }).host).toBeNull();
    expect(readConfig({}).host).toBeNull();
    expect(readConfig({ MODE: 'demo', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig({ MODE: 'production', RELEASE_PUBLIC_KEY: 'key.pem' }).host).toBe('0.0.0.0');
  });

  it('warns in one line of production without named proxies', () => {
    const production = { MODE: 'production', RELEASE_PUBLIC_KEY: 'key.pem' };
    expect(readConfig(production).startWarnings).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
    expect(readConfig({ ...production, TRUSTED_PROXIES: '10.0.0.0/8' }).startWarnings).toEqual([]);
    expect(readConfig({}).startWarnings).toEqual([]);
  });

  it('names the variable that is wrong', () => {
    expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT: a port number/);
    expect(() => readConfig({ MODE: 'fast' })).toThrow(/MODE/);
  });
});
