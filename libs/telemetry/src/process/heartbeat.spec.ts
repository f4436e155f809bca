import { startHeartbeat } from './heartbeat.ts';

const supervised = () => ({ connected: true, send: jest.fn(() => true) });
const kindsSent = ({ send }: ReturnType<typeof supervised>) =>
  send.mock.calls.map(([message]: readonly unknown[]) => message);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a server beats four times a second until it drains', () => {
  const target = supervised();
  const tellDraining = startHeartbeat(target);
  jest.advanceTimersByTime(1000);
  tellDraining();
  jest.advanceTimersByTime(1000);
  expect(kindsSent(target)).toEqual([...Array(4).fill({ kind: 'alive' }), { kind: 'draining' }]);
});

it('nothing is sent to a supervisor that is gone, or where there is none', () => {
  const target = supervised();
  const tellDraining = startHeartbeat(target);
  target.connected = false;
  jest.advanceTimersByTime(1000);
  tellDraining();
  startHeartbeat({})();
  expect(kindsSent(target)).toEqual([]);
});
