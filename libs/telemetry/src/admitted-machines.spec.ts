import { isAdmitted } from './admitted-machines.ts';

const TOKEN = 'a-token-of-machines-with-32-chars';

describe('without a token', () => {
  const isOpen = (isProduction: boolean, remoteAddress: string) =>
    isAdmitted({ authorization: 'Bearer null', remoteAddress }, { isProduction, token: null });

  it('development is open to this machine alone', () => {
    for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isOpen(false, here)).toBe(true);
    for (const other of ['10.0.0.7', '', '::ffff:10.0.0.7']) expect(isOpen(false, other)).toBe(false);
  });

  it('production is closed', () => {
    expect(isOpen(true, '127.0.0.1')).toBe(false);
  });
});

it.each([
  [`Bearer ${TOKEN}`, true],
  [`bearer ${TOKEN}`, true],
  [`Bearer ${TOKEN}x`, false],
  [`Basic ${TOKEN}`, false],
  [TOKEN, false],
  [undefined, false],
])('with a token a machine that brings %s is admitted: %s', (authorization, admitted) => {
  const machine = { authorization, remoteAddress: '127.0.0.1' };
  expect(isAdmitted(machine, { isProduction: true, token: TOKEN })).toBe(admitted);
});
