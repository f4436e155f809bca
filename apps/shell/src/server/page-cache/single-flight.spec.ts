/** @jest-environment node */
import type { DrawnPage } from '../documents/drawn-page';
import type { Rendered } from '../rendering/render-task';
import { createDrawOnce } from './single-flight';
import { createKeptDocuments } from './page-cache';

const DOCUMENT = { kind: 'document', status: 200, pieces: ['a', 'b'], hasSecrets: false, setCookies: [] } as const;

function open() {
  const documents = createKeptDocuments(1000);
  documents.setFollowing(true);
  let nowMs = 0;
  const singleFlight = createDrawOnce(documents, () => nowMs);
  return { documents, singleFlight, setNow: (ms: number) => (nowMs = ms) };
}
const drawing = (drawn: DrawnPage, { seconds = 60, tags = ['prices'] } = {}): Rendered => ({
  drawn,
  keptSeconds: seconds,
  tags,
});

describe('a page that is drawn once', () => {
  it('is kept for as long as its calls allow, then drawn again', async () => {
    const { singleFlight, setNow } = open();
    const draw = jest.fn(async () => drawing(DOCUMENT));
    for (const ms of [0, 59_999]) {
      setNow(ms);
      expect(await singleFlight('/', draw)).toEqual(DOCUMENT);
    }
    expect(draw).toHaveBeenCalledTimes(1);
    setNow(60_000);
    await singleFlight('/', draw);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['its own tag is flushed', ['prices']],
    ['another is flushed, which it may yet read', ['news']],
  ])('while %s is sent and not kept', async (_, tags) => {
    const { documents, singleFlight } = open();
    const drawn = await singleFlight('/', async () => {
      documents.flush(tags);
      return drawing(DOCUMENT);
    });
    expect(drawn).toEqual(DOCUMENT);
    expect(documents.count()).toBe(0);
  });

  it('while the line of flushes was lost and came back is not kept', async () => {
    const { documents, singleFlight } = open();
    await singleFlight('/', async () => {
      documents.setFollowing(false);
      documents.setFollowing(true);
      return drawing(DOCUMENT);
    });
    expect(documents.count()).toBe(0);
  });

  it('before a flush goes with its tags, and stays with others', async () => {
    const { documents, singleFlight } = open();
    await singleFlight('/', async () => drawing(DOCUMENT));
    documents.flush(['news']);
    expect(documents.count()).toBe(1);
    documents.flush(['prices']);
    expect(documents.count()).toBe(0);
  });

  it.each<[string, Rendered]>([
    ['says that something is wrong', drawing({ ...DOCUMENT, status: 404 })],
    ['is a redirect', drawing({ kind: 'redirect', location: '/', status: 302, setCookies: [] })],
    ['may not be kept', drawing(DOCUMENT, { seconds: 0 })],
  ])('and %s is not kept', async (_, drawn) => {
    const { documents, singleFlight } = open();
    await singleFlight('/', async () => drawn);
    expect(documents.count()).toBe(0);
  });

  it('is drawn once for all who wait, each address by itself, and anew after a failure', async () => {
    const { singleFlight } = open();
    const draw = jest.fn(async () => drawing(DOCUMENT));
    await Promise.all([singleFlight('/', draw), singleFlight('/', draw), singleFlight('/news', draw)]);
    expect(draw).toHaveBeenCalledTimes(2);
    const failing = jest.fn(() => Promise.reject(new Error('down')));
    await expect(Promise.all([singleFlight('/b', failing), singleFlight('/b', failing)])).rejects.toThrow('down');
    expect(failing).toHaveBeenCalledTimes(1);
    await expect(singleFlight('/b', draw)).resolves.toEqual(DOCUMENT);
  });
});
