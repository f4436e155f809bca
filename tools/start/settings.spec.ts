import { MOCK_SERVICES } from './mock-services.ts';
import { nodePorts, readSettings } from './settings.ts';

describe('the settings of a start', () => {
  it('derive every port from PORT', () => {
    expect(readSettings({ PORT: '4300' })).toMatchObject({
      port: 4300,
      apiPort: 4301,
      databasePort: 4302,
      mode: 'demo',
    });
    expect(readSettings({})).toMatchObject({ port: 4200, apiPort: 4201 });
  });

  it.each(['abc', '', '0', '65536', '4200.5', '-1', '4 200'])('name a port that is none: PORT=%s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT=${PORT} is not a port: use a whole number from 1 to 65535, such as PORT=4200.`,
    );
    expect(() => readSettings({ API_PORT: PORT })).toThrow(/^API_PORT=/);
  });

  it('give each node ports of its own, the first one those that are named', () => {
    expect(nodePorts(readSettings({ PORT: '4300', API_PORT: '5000', NODES: '3' }))).toEqual([
      { port: 4300, apiPort: 5000 },
      { port: 4310, apiPort: 4311 },
      { port: 4312, apiPort: 4313 },
    ]);
    expect(nodePorts(readSettings({}))).toEqual([{ port: 4200, apiPort: 4201 }]);
  });

  it('have no port in common with those of a PORT 20 further on, however many nodes run', () => {
    const portsOf = (PORT: string) => {
      const settings = readSettings({ PORT, NODES: '5' });
      const { port, databasePort } = settings;
      const nodes = nodePorts(settings).flatMap((node) => [node.port, node.apiPort]);
      return [...nodes, databasePort, ...MOCK_SERVICES.map(({ offset }) => port + offset)];
    };
    const [first, second] = [portsOf('4200'), portsOf('4220')];
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
    expect([Math.min(...first), Math.max(...first)]).toEqual([4200, 4217]);
  });

  it.each(['0', '6', '1.5', 'two', ''])('refuse NODES=%s', (NODES) => {
    expect(() => readSettings({ NODES })).toThrow(`NODES=${NODES} must be a whole number from 1 to 5.`);
  });

  it('leave production to its own command', () => {
    expect(() => readSettings({ MODE: 'production' })).toThrow(
      'For MODE=production run npm run start:production, with a database of its own (docs/operation.md).',
    );
  });
});
