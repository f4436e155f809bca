/** @jest-environment node */
import { createApiNodes } from './api-nodes';

const [A, B, C] = ['http://a', 'http://b', 'http://c'];
const chosen = (nodes: ReturnType<typeof createApiNodes>, times = 6) =>
  [...new Set(Array.from({ length: times }, () => nodes.choose()))].toSorted();

describe('the node for the next call', () => {
  it('is each in turn while nothing tells them apart', () => {
    const nodes = createApiNodes([A, B, C]);
    const first = [nodes.choose(), nodes.choose(), nodes.choose()];
    expect(first.toSorted()).toEqual([A, B, C]);
    expect([nodes.choose(), nodes.choose(), nodes.choose()]).toEqual(first);
  });

  it('is the one with the fewest calls under way', () => {
    const nodes = createApiNodes([A, B]);
    const ends = [nodes.begin(A), nodes.begin(A), nodes.begin(B)];
    expect(chosen(nodes)).toEqual([B]);
    ends[0]?.();
    ends[0]?.();
    expect(chosen(nodes)).toEqual([A, B]);
    ends[1]?.();
    expect(chosen(nodes)).toEqual([A]);
  });

  it('is a ready one before one that drains, and that before one that is gone', () => {
    const nodes = createApiNodes([A, B, C]);
    nodes.looked(A, 'draining');
    nodes.looked(B, 'gone');
    const ends = [1, 2, 3].map(() => nodes.begin(C));
    expect(chosen(nodes)).toEqual([C]);
    expect(nodes.metrics()).toEqual({ known: 3, ready: 1 });
    nodes.looked(C, 'gone');
    expect(chosen(nodes)).toEqual([A]);
    nodes.looked(A, 'gone');
    for (const end of ends) end();
    expect(chosen(nodes)).toEqual([A, B, C]);
    expect(nodes.metrics()).toEqual({ known: 3, ready: 0 });
  });

  it('is none that was tried, and none at all after the last', () => {
    const nodes = createApiNodes([A, B]);
    expect(chosen(nodes)).toEqual([A, B]);
    expect(nodes.choose(new Set([A]))).toBe(B);
    expect(nodes.choose(new Set([A, B]))).toBeNull();
    expect(createApiNodes([]).choose()).toBeNull();
  });
});

describe('a circuit', () => {
  it('opens at once where nobody listens, and is closed by a look that finds the node well', () => {
    const nodes = createApiNodes([A, B]);
    nodes.failed(A, 'refused');
    expect(chosen(nodes)).toEqual([B]);
    nodes.looked(A, 'gone');
    expect(chosen(nodes)).toEqual([B]);
    nodes.looked(A, 'ready');
    expect(chosen(nodes)).toEqual([A, B]);
  });

  it('opens after three calls in a row that were broken off', () => {
    const nodes = createApiNodes([A, B]);
    nodes.failed(A, 'broken-off');
    nodes.answered(A);
    nodes.failed(A, 'broken-off');
    nodes.failed(A, 'broken-off');
    expect(chosen(nodes)).toEqual([A, B]);
    nodes.failed(A, 'broken-off');
    expect(chosen(nodes)).toEqual([B]);
  });

  it('is not closed by an answer that was on its way already', () => {
    const nodes = createApiNodes([A, B]);
    nodes.failed(A, 'refused');
    nodes.answered(A);
    expect(chosen(nodes)).toEqual([B]);
  });

  it('counts anew after a look', () => {
    const nodes = createApiNodes([A, B]);
    nodes.failed(A, 'broken-off');
    nodes.failed(A, 'broken-off');
    nodes.looked(A, 'ready');
    nodes.failed(A, 'broken-off');
    expect(chosen(nodes)).toEqual([A, B]);
  });
});

describe('the nodes', () => {
  it('are replaced by what names resolve to; those that stay keep what is known of them', () => {
    const nodes = createApiNodes([A, B]);
    nodes.failed(B, 'refused');
    const end = nodes.begin(A);
    nodes.replace([B, C]);
    expect([nodes.all(), chosen(nodes)]).toEqual([[B, C], [C]]);
    end();
    nodes.answered(A);
    nodes.failed(A, 'refused');
    nodes.looked(A, 'gone');
    expect(nodes.metrics()).toEqual({ known: 2, ready: 1 });
  });

  it('stay when a name resolves to nothing', () => {
    const nodes = createApiNodes([A]);
    nodes.replace([]);
    expect(nodes.all()).toEqual([A]);
  });
});
