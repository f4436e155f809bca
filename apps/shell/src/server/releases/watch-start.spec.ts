/** @jest-environment node */
import { releaseOf, serveAll } from '../testing/get-release';
import type { RefusedRelease } from './refused-release';
import { watchStart } from './watch-start';

const REFUSED: RefusedRelease = { remote: 'order', version: '2', reason: 'it is not in the bucket' };

/** A shell of which a test says what it has. */
function arrange() {
  const state = { serving: [] as string[], loading: [] as string[], refused: [] as RefusedRelease[], hasAsked: false };
  const start = watchStart({
    registry: {
      serving: () => serveAll(state.serving.map((name) => releaseOf(name))),
      loading: () => state.loading,
      refused: () => state.refused,
    },
    pointer: { hasAsked: () => state.hasAsked },
  });
  return { state, waitsFor: start.waitsFor };
}

it('waits for the pointer where nobody has said what serves, and no folder does', () => {
  const { state, waitsFor } = arrange();
  expect(waitsFor()).toEqual(['release pointer']);
  state.hasAsked = true;
  expect(waitsFor()).toEqual([]);
});

it('goes on with the last known pointer of the folder while the API is away', () => {
  const { state, waitsFor } = arrange();
  state.serving = ['order'];
  expect(waitsFor()).toEqual([]);
});

it('waits for each area until it is loaded or given up', () => {
  const { state, waitsFor } = arrange();
  Object.assign(state, { hasAsked: true, serving: ['public'], loading: ['account', 'order'] });
  expect(waitsFor()).toEqual(['account', 'order']);
  Object.assign(state, { loading: ['order'], serving: ['account', 'public'] });
  expect(waitsFor()).toEqual(['order']);
  Object.assign(state, { loading: [], refused: [REFUSED] });
  expect(waitsFor()).toEqual([]);
});

it('is not kept by an area that was given up, and is tried again while another one is loaded', () => {
  const { state, waitsFor } = arrange();
  Object.assign(state, { hasAsked: true, serving: ['public'], loading: ['account'], refused: [REFUSED] });
  expect(waitsFor()).toEqual(['account']);
  Object.assign(state, { loading: ['account', 'order'], refused: [] });
  expect(waitsFor()).toEqual(['account']);
});

it('still waits for an area of which one version is refused and another one is loaded', () => {
  const { state, waitsFor } = arrange();
  Object.assign(state, { hasAsked: true, serving: ['public'], loading: ['order'], refused: [REFUSED] });
  expect(waitsFor()).toEqual(['order']);
});

it('is over for good once it is complete: what is new while the shell runs costs no readiness', () => {
  const { state, waitsFor } = arrange();
  Object.assign(state, { hasAsked: true, serving: ['public'] });
  expect(waitsFor()).toEqual([]);
  Object.assign(state, { loading: ['advice'] });
  expect(waitsFor()).toEqual([]);
});
