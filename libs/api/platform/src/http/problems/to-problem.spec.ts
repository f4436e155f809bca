import { problem } from './problem';
import { toProblem } from './to-problem';

const addCode = (code: string) => Object.assign(new Error('failed'), { code });
const notice = (error: unknown) => {
  const { status, code } = toProblem(error);
  return [status, code];
};

describe('what was thrown becomes', () => {
  it.each([
    ['a database that is away', 'ECONNREFUSED'],
    ['one that starts', '57P03'],
    ['one whose disk is full', '53100'],
    ['one out of memory', '53200'],
    ['one that cannot read its files', '58030'],
    ['one that was made read-only', '25006'],
    ['a full disk of our own', 'ENOSPC'],
    ['a used-up share of it', 'EDQUOT'],
    ['a folder that was made read-only', 'EROFS'],
    ['too many open files', 'EMFILE'],
  ])('503 for %s, also as a cause', (_, code) => {
    expect(notice(addCode(code))).toEqual([503, 'UNAVAILABLE']);
    expect(notice(new Error('Failed query', { cause: addCode(code) }))).toEqual([503, 'UNAVAILABLE']);
  });

  it.each([
    'could not extend file "base/5/16384": File too large',
    'could not write blocks 3..4 in file "base/5/16384": File too large',
    'could not write to hash-join temporary file: File too large',
    'could not create file "base/5/16385": File too large',
  ])('503 for a file that the database may not write, which has no code of its own: %s', (message) => {
    const error = Object.assign(new Error(message), { code: 'XX000' });
    expect(notice(new Error('Failed query', { cause: error }))).toEqual([503, 'UNAVAILABLE']);
  });

  it.each([
    ['a value that no column takes', addCode('22003'), [400, 'VALIDATION']],
    ['a fault of ours', new Error('undefined is not a function'), [500, 'INTERNAL']],
    ['a broken constraint', addCode('23505'), [500, 'INTERNAL']],
    ['a problem', problem('FORBIDDEN'), [403, 'FORBIDDEN']],
    ['nothing', undefined, [500, 'INTERNAL']],
  ])('for %s what it is', (_, error, expected) => expect(notice(error)).toEqual(expected));
});
