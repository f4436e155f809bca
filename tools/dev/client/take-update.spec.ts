/** @jest-environment jest-environment-jsdom */
import { exportsComponentsAlone } from './refresh-registry';
import { takeUpdate } from './take-update';

/** A loaded build that has updates from each hash to the next. */
function loadedBuild(hashes: readonly string[]) {
  let at = 0;
  return {
    hash: () => hashes[at] ?? '',
    check: async () => {
      if (at + 1 >= hashes.length) return null;
      at += 1;
      return ['./a.tsx'];
    },
  };
}

const build = (hash: string) => ({ hash, styles: [] });

describe('a page that hears of a build', () => {
  it('takes it over update by update', async () => {
    const loaded = loadedBuild(['a', 'b', 'c']);
    expect(await takeUpdate(loaded, 'order', build('c'))).toBe('updated');
    expect(loaded.hash()).toBe('c');
  });

  it('has nothing to do with the one that it has, or with a remote that it has not loaded', async () => {
    expect(await takeUpdate(loadedBuild(['a']), 'order', build('a'))).toBe('current');
    expect(await takeUpdate(undefined, 'order', build('a'))).toBe('absent');
  });

  it('is loaded anew where no update leads there, or one is refused', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(await takeUpdate(loadedBuild(['a', 'b']), 'order', build('z'))).toBe('reload');
    const refusing = {
      hash: () => 'a',
      check: () => Promise.reject(new Error('Aborted because ./a.ts is not accepted')),
    };
    expect(await takeUpdate(refusing, 'order', build('b'))).toBe('reload');
  });
});

describe('a module', () => {
  const Card = () => null;
  it.each([
    [{ Card }, true],
    [{ Card, useCard: () => null }, false],
    [{ Card, CARD_KG: 1000 }, false],
    [{}, false],
  ])('with %j is replaced in place: %s', (exports, isReplaced) => {
    expect(exportsComponentsAlone(exports)).toBe(isReplaced);
  });
});
