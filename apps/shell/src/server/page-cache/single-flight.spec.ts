/** @jest-environment node */
import type { RenderResult } from '../documents/render-result';
import type { Rendered } from '../rendering/render-task';
import { createSingleFlight } from './single-flight';
import { createPageCache } from './page-cache';

const PIECES = ['a', 'b'].map((text) => new TextEncoder().encode(text));
const DOCUMENT = { kind: 'document', status: 200, pieces: PIECES, hasSecrets: false, setCookies: [] } as const;

function open() {
  const documents = createPageCache(1000);
  documents.setFollowing(true);
  let nowMs = 0;
  const singleFlight = createSingleFlight(documents, () => nowMs);
  return { documents, singleFlight, setNow: (ms: number) => (nowMs = ms) };
}
const rendering = (rendered: RenderResult, { seconds = 60, tags = ['prices'] } = {}): Rendered => ({
  rendered,
  ttlSeconds: seconds,
  tags,
});

describe('a page that is drawn once', () => {
  it('is kept for as long as its calls allow, then drawn again', async () => {
    const { singleFlight, setNow } = open();
    const render = jest.fn(async () => rendering(DOCUMENT));
    for (const ms of [0, 59_999]) {
      setNow(ms);
      expect(await singleFlight('/', render)).toMatchObject(DOCUMENT);
    }
    expect(render).toHaveBeenCalledTimes(1);
    setNow(60_000);
    await singleFlight('/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['its own tag is flushed', ['prices']],
    ['another is flushed, which it may yet read', ['news']],
  ])('while %s is sent and not kept', async (_, tags) => {
    const { documents, singleFlight } = open();
    const rendered = await singleFlight('/', async () => {
      documents.flush(tags);
      return rendering(DOCUMENT);
    });
    expect(rendered).toMatchObject(DOCUMENT);
    expect(documents.count()).toBe(0);
  });

  it('while the line of flushes was lost and came back is not kept', async () => {
    const { documents, singleFlight } = open();
    await singleFlight('/', async () => {
      documents.setFollowing(false);
      documents.setFollowing(true);
      return rendering(DOCUMENT);
    });
    expect(documents.count()).toBe(0);
  });

  it('is compressed once, for the first visitor and for all who come after', async () => {
    const { documents, singleFlight } = open();
    const first = await singleFlight('/', async () => rendering(DOCUMENT));
    const second = await singleFlight('/', async () => rendering(DOCUMENT));
    const kept = documents.find('/', 0);
    expect(kept?.zipped).toHaveLength(PIECES.length);
    for (const sent of [first, second]) expect(sent.kind === 'document' && sent.zipped).toBe(kept?.zipped);
  });

  it('before a flush goes with its tags, and stays with others', async () => {
    const { documents, singleFlight } = open();
    await singleFlight('/', async () => rendering(DOCUMENT));
    documents.flush(['news']);
    expect(documents.count()).toBe(1);
    documents.flush(['prices']);
    expect(documents.count()).toBe(0);
  });

  it.each<[string, Rendered]>([
    ['says that something is wrong', rendering({ ...DOCUMENT, status: 404 })],
    ['is a redirect', rendering({ kind: 'redirect', location: '/', status: 302, setCookies: [] })],
    ['may not be kept', rendering(DOCUMENT, { seconds: 0 })],
  ])('and %s is not kept', async (_, rendered) => {
    const { documents, singleFlight } = open();
    await singleFlight('/', async () => rendered);
    expect(documents.count()).toBe(0);
  });

  it('is drawn once for all who wait, each address by itself, and anew after a failure', async () => {
    const { singleFlight } = open();
    const render = jest.fn(async () => rendering(DOCUMENT));
    await Promise.all([singleFlight('/', render), singleFlight('/', render), singleFlight('/news', render)]);
    expect(render).toHaveBeenCalledTimes(2);
    const failing = jest.fn(() => Promise.reject(new Error('down')));
    await expect(Promise.all([singleFlight('/b', failing), singleFlight('/b', failing)])).rejects.toThrow('down');
    expect(failing).toHaveBeenCalledTimes(1);
    await expect(singleFlight('/b', render)).resolves.toMatchObject(DOCUMENT);
  });
});
