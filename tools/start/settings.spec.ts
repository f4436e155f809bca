import { readSettings } from './settings.ts';

describe('the settings of a start', () => {
  it('derive every port from PORT', () => {
    expect(readSettings({ PORT: '4300' })).toMatchObject({ port: 4300, apiPort: 4301, mode: 'demo' });
    expect(readSettings({})).toMatchObject({ port: 4200, apiPort: 4201 });
  });

  it.each(['abc', '', '0', '65536', '4200.5', '-1', '4 200'])('name a port that is none: PORT=%s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT=${PORT} is no port: a whole number from 1 to 65535 is needed, e.g. PORT=4200.`,
    );
    expect(() => readSettings({ API_PORT: PORT })).toThrow(/^API_PORT=/);
  });

  it('leave production to its own command', () => {
    expect(() => readSettings({ MODE: 'production' })).toThrow(
      'MODE=production is started by npm run start:production, on a database of its own (docs/operation.md).',
    );
  });
});
