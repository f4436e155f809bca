import { readConfig } from './config';

describe("the shell's configuration", () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 4200, isProduction: false, apiUrl: 'http://127.0.0.1:4201' });
  });

  it('names the variable that is wrong', () => {
    expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT: a port number/);
    expect(() => readConfig({ MODE: 'fast' })).toThrow(/MODE/);
  });
});
