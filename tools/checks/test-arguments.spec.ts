import { parseTestArguments } from './test-arguments';

describe('the arguments of npm test', () => {
  it('none: everything', () => {
    expect(parseTestArguments([])).toEqual({ kind: 'all' });
  });

  it('paths alone run once', () => {
    expect(parseTestArguments(['libs/ui', 'a.spec.ts'])).toEqual({
      kind: 'paths',
      paths: ['libs/ui', 'a.spec.ts'],
      repeat: 1,
    });
  });

  it('--repeat runs paths several times', () => {
    expect(parseTestArguments(['--repeat', '3', 'a.spec.ts'])).toMatchObject({ paths: ['a.spec.ts'], repeat: 3 });
  });

  it.each([
    [['--repeat', '0', 'a'], 'whole number'],
    [['--repeat', 'often', 'a'], 'whole number'],
    [['--repeat', '3'], 'needs the path'],
    [['--twice', 'a'], '--twice'],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => parseTestArguments(args)).toThrow(sentence);
  });
});
