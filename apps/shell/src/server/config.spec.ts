import { readConfig } from './config';

describe("the shell's configuration", () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 4200, isProduction: false, apiUrl: 'http://127.0.0.1:4201' });
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

  it('takes a key beside the releases for granted everywhere but in production', () => {
    expect(readConfig({ RELEASES_DIR: '/srv/releases' }).releaseKeyFile).toBe('/srv/release-keys/public.pem');
    expect(() => readConfig({ MODE: 'production' })).toThrow(/RELEASE_PUBLIC_KEY: needed in production/);
    expect(readConfig({ MODE: 'production', RELEASE_PUBLIC_KEY: '/etc/key.pem' }).releaseKeyFile).toBe('/etc/key.pem');
  });

  it('names the variable that is wrong', () => {
    expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT: a port number/);
    expect(() => readConfig({ MODE: 'fast' })).toThrow(/MODE/);
  });
});
