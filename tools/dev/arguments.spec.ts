import { parseArguments } from './arguments';

describe('the arguments of npm run dev', () => {
  it.each([
    [[], ['account', 'order', 'public', 'support']],
    [['public'], ['public']],
    [
      ['public', 'order', 'public'],
      ['order', 'public'],
    ],
  ])('%j watch %j', (names, remotes) => {
    expect(parseArguments(names)).toEqual(remotes);
  });

  it('name no remote that there is not', () => {
    expect(() => parseArguments(['shop', 'order'])).toThrow(/Unknown remote 'shop'.*account\|order\|public\|support/);
  });
});
