import { deflateSync } from 'node:zlib';
import { ThrownProblem } from '../../http/problems/problem';
import { TEST_NOW, withApi } from '../../testing/api-test';
import { admitFile, type AdmittedFile, isDrawing, isPdf, isPicture, MAX_FILE_BYTES } from '../admit-file';
import { photo } from '../testing/photo';
import { createFileInspector, type FileInspector } from './file-inspector';

const api = withApi({ handlers: [], env: { LIMIT_FILES_PER_SENDER: '99999' } });
const opened: FileInspector[] = [];
function open(timeLimitMs: number): FileInspector {
  const inspector = createFileInspector({ timeLimitMs });
  opened.push(inspector);
  return inspector;
}
afterAll(() => Promise.all(opened.map((one) => one.close())));

const admitted = (bytes: Buffer): Promise<AdmittedFile> => {
  const { db, services } = api();
  return admitFile(
    { FileName: 'x', ContentBase64: bytes.toString('base64') },
    {
      path: 'body.File',
      kinds: ['application/pdf', 'image/svg+xml', 'image/png'],
      ...{ wrongKind: { code: 'FILE_TYPE' }, target: null, check: () => undefined },
    },
    { db, services, clock: () => TEST_NOW, ip: '::1', user: null, actor: null },
  );
};

async function inspect(inspector: FileInspector, file: AdmittedFile): Promise<unknown> {
  if (isPdf(file)) return inspector.hasActiveContent(file);
  if (isDrawing(file)) return inspector.cleanDrawing(file);
  if (isPicture(file)) return inspector.drawPicture(file, (picture) => picture.resize(4096).png().toBuffer());
  throw new Error('no kind');
}

/** Unlike the clock it does not count what the machine's other processes take. */
async function ownThreadMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const PDF = '%PDF-1.7\n<< /EF 1 >>\n';
const SVG = '<svg viewBox="0 0 1 1">';
const repeat =
  (head: string, part: string) =>
  (bytes: number): Buffer =>
    Buffer.from(head + part.repeat(Math.floor((bytes - head.length) / part.length)), 'latin1');
const packed = deflateSync('x').toString('latin1');

const WEAK: readonly (readonly [string, (bytes: number) => Buffer])[] = [
  ['a PDF of streams without end', repeat(PDF, 'stream\n')],
  ['a PDF of streams without content', repeat(PDF, 'stream\nendstream\n')],
  ['a PDF of small streams', repeat(PDF, `stream\n${packed}endstream\n`)],
  ['a PDF of names without end', repeat(PDF, '/F(')],
  ['a PDF of a name that escapes', repeat(`${PDF}/F(`, '\\')],
  ['a PDF of names before blanks', repeat(PDF, '/F   ')],
  ['a PDF of blanks', repeat(`${PDF}/F`, ' ')],
  ['a PDF of digits without end', repeat(PDF, '/F<0 ')],
  ['a PDF of half names', repeat(PDF, '/#4a#')],
  ['a drawing of open groups', repeat(SVG, '<g>')],
  ['a drawing of beginnings', repeat(SVG, '<svg ')],
  ['a drawing of brackets', repeat(SVG, '<')],
  ['a drawing of open comments', repeat(SVG, '<!--')],
  ['a drawing of entities', repeat(SVG, '&')],
  ['a drawing of attributes', repeat(`${SVG}<g `, 'x ')],
  ['a drawing with one word', repeat(`${SVG}<g fill="`, 'a')],
  ['a drawing behind blanks', (bytes) => Buffer.concat([Buffer.from(SVG), Buffer.alloc(bytes - SVG.length, ' ')])],
];

/** The least of a few tries: garbage of the tests before is collected on this thread too. */
async function leastOwnThreadMs(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 5 && least >= MOST_MS; tries += 1) least = Math.min(least, await ownThreadMs(work));
  return least;
}

const MOST_MS = 50;

it.each(WEAK)('%s takes the thread that answers calls no 50 ms', async (_, make) => {
  const inspector = open(1000);
  const file = await admitted(make(MAX_FILE_BYTES));
  expect(await leastOwnThreadMs(() => inspect(inspector, file))).toBeLessThan(MOST_MS);
  await inspector.close();
});

it('a picture of nearly 50 million pixels is decoded elsewhere too', async () => {
  const file = await admitted(await photo('png', 7000, 7000));
  const before = process.cpuUsage();
  const ownMs = await ownThreadMs(() => inspect(open(60_000), file));
  const { user, system } = process.cpuUsage(before);
  expect(ownMs).toBeLessThan((user + system) / 1000 / 3);
});

describe('an inspection', () => {
  afterEach(() => jest.restoreAllMocks());
  const small = () => admitted(Buffer.from('%PDF-1.7\nx'));
  /** For what is not about time: a busy machine takes seconds to start a thread, and for what an idle one does in one. */
  const removeLimit = () => jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);

  it('that takes longer than its limit ends, is counted, and another thread takes the next file', async () => {
    const inspector = open(1500);
    // No honest file of this size has two hundred thousand streams.
    const file = await admitted(repeat(PDF, `stream\n${packed}endstream\n`)(MAX_FILE_BYTES));
    expect(await inspect(inspector, file)).toBe('complex');
    const next = await small();
    removeLimit();
    expect(await inspect(inspector, next)).toBe(false);
    expect(inspector.getCounts()).toEqual({ begun: 2, ended: 1 });
  });

  it('of a picture ends too', async () => {
    const file = await admitted(await photo('png', 7000, 7000, 1));
    const inspector = open(1000);
    if (!isPicture(file)) throw new Error('no picture');
    const outcome = await inspector.drawPicture(file, (picture) =>
      picture.resize(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
    );
    expect(outcome).toBe('complex');
    expect(inspector.getCounts()).toEqual({ begun: 1, ended: 1 });
  });

  it('of a PDF may unpack nearly 100 MB within its memory', async () => {
    removeLimit();
    const stream = deflateSync(Buffer.alloc(99 * 1024 * 1024)).toString('latin1');
    const file = await admitted(Buffer.from(`%PDF-1.7\nstream\n${stream}endstream\n/EF /F (a.xml)`, 'latin1'));
    expect(await inspect(open(20_000), file)).toBe(false);
  });

  it('waits for others, but not for many', async () => {
    const inspector = open(20_000);
    const file = await small();
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => inspect(inspector, file)));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map((error) => error instanceof ThrownProblem && error.code)).toEqual(Array(8).fill('UNAVAILABLE'));
  });
});
