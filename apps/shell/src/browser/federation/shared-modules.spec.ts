import * as jotai from 'jotai';
import { getSharedModules } from './shared-modules';

beforeAll(() => void Object.assign(globalThis, { SHARED_VERSIONS: { jotai: '3.0.1' } }));

test('each shared module is there at once, in the version of the build, for strict singletons alone', () => {
  const shared = getSharedModules();
  expect(Object.keys(shared)).toContain('@heizplatz/router');
  expect(shared['jotai']).toEqual({
    version: '3.0.1',
    lib: expect.any(Function),
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: '3.0.1', eager: true },
  });
  expect(shared['jotai']?.lib()).toBe(jotai);
});
