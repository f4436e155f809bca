import * as jotai from 'jotai';
import { getShareScope, SHARED_MODULES } from './share-scope';

const VERSIONS = Object.fromEntries(Object.keys(SHARED_MODULES).map((name, position) => [name, `1.0.${position}`]));
beforeAll(() => void Object.assign(globalThis, { SHARED_VERSIONS: VERSIONS }));

test('the share scope has modules by name and version, as containers of webpack read it', () => {
  const scope = getShareScope() as Record<string, Record<string, { get: () => () => object }>>;
  const { jotai: version = '' } = VERSIONS;
  expect(Object.keys(scope)).toEqual(Object.keys(VERSIONS));
  expect(Object.keys(scope['jotai'] ?? {})).toEqual([version]);
  expect(scope['jotai']?.[version]?.get()()).toBe(jotai);
});

test('every container of a page gets the same scope', () => expect(getShareScope()).toBe(getShareScope()));
