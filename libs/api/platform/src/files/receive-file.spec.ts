import type { CallContext } from '../http/calls/define-handler';
import { problem, ThrownProblem } from '../http/problems/problem';
import { TEST_NOW, withApi } from '../testing/api-test';
import { MAX_FILE_BYTES, PICTURES, PICTURES_AND_PDF, type Reception } from './admit-file';
import { receiveFile } from './receive-file';
import type { FileType } from './sniff-content';
import { photo } from './testing/photo';
import sharp from 'sharp';

const PDF = Buffer.from('%PDF-1.7\nx');
const ACTIVE_PDF = Buffer.from('%PDF-1.7\n<< /S /JavaScript >>');
const BROKEN_PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

const api = withApi({ handlers: [], env: { LIMIT_FILES_PER_SENDER: '3', LIMIT_FILES_PER_TARGET: '4' } });
let senders = 0;
const newIp = (): string => `203.0.113.${(senders += 1)}`;

interface Sending {
  readonly ip?: string;
  readonly user?: CallContext['user'];
  readonly actor?: CallContext['actor'];
  readonly kinds?: readonly FileType[];
  readonly target?: string | null;
  readonly check?: Reception<FileType>['check'];
}

function receive(content: Buffer | string, sending: Sending = {}) {
  const { ip = newIp(), user = null, actor = null, kinds = PICTURES_AND_PDF, target = null } = sending;
  const { check = () => undefined } = sending;
  const sent = { FileName: 'x.pdf', ContentBase64: typeof content === 'string' ? content : content.toString('base64') };
  const reception = { path: 'body.File.ContentBase64', kinds, wrongKind: { code: 'FILE_TYPE' }, target, check };
  const { db, services } = api();
  return receiveFile(sent, reception, { db, services, clock: () => TEST_NOW, ip, user, actor });
}

async function getCode(receiving: Promise<{ contentType: string }>): Promise<unknown> {
  try {
    return (await receiving).contentType;
  } catch (error) {
    return error instanceof ThrownProblem ? (error.options.errors?.[0]?.code ?? error.code) : error;
  }
}

/** The codes of files that are sent one after the other, and how many of them were looked into. */
async function sendAll(files: readonly (() => Promise<{ contentType: string }>)[]) {
  const { begun } = api().services.fileInspector.getCounts();
  const codes: unknown[] = [];
  for (const send of files) codes.push(await getCode(send()));
  return { codes, inspected: api().services.fileInspector.getCounts().begun - begun };
}

describe('a file', () => {
  it('is refused when it is no base64, of another kind, broken, active, or above 5 MB', async () => {
    expect(await getCode(receive(PDF))).toBe('application/pdf');
    expect(await getCode(receive('%PDF-'))).toBe('FILE_INV');
    expect(await getCode(receive('data:application/pdf;base64,JVBERi0='))).toBe('FILE_INV');
    expect(await getCode(receive('='.repeat(7_000_000)))).toBe('FILE_INV');
    expect(await getCode(receive(Buffer.from('<html>')))).toBe('FILE_TYPE');
    expect(await getCode(receive(Buffer.from('<svg viewBox="0 0 1 1">')))).toBe('FILE_TYPE');
    expect(await getCode(receive(BROKEN_PNG))).toBe('FILE_BROKEN');
    expect(await getCode(receive(ACTIVE_PDF))).toBe('PDF_ACTIVE');
    const atLimit = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - PDF.length)]);
    expect(await getCode(receive(atLimit))).toBe('application/pdf');
    expect(await getCode(receive(Buffer.concat([atLimit, Buffer.alloc(1)])))).toBe('TOO_LARGE');
  });

  it('is looked into only once it is known to be of a kind that is taken, small, and wanted', async () => {
    const tooLarge = Buffer.concat([ACTIVE_PDF, Buffer.alloc(MAX_FILE_BYTES)]);
    const conflict = () => Promise.reject(problem('CONFLICT'));
    const sent = [
      () => receive(ACTIVE_PDF, { kinds: PICTURES }),
      () => receive(BROKEN_PNG, { kinds: ['application/pdf'] }),
      () => receive(tooLarge),
      () => receive(ACTIVE_PDF, { check: conflict }),
      () => receive(BROKEN_PNG, { check: conflict }),
    ];
    const codes = ['FILE_TYPE', 'FILE_TYPE', 'TOO_LARGE', 'CONFLICT', 'CONFLICT'];
    expect(await sendAll(sent)).toEqual({ codes, inspected: 0 });
  });

  it('that is refused for its content counts for its sender, and beyond the limit none is looked into', async () => {
    const ip = newIp();
    const network = (host: number) => `2001:db8:0:${senders}::${host}`;
    const user = { id: 4711 } as NonNullable<CallContext['user']>;
    const over = ['PDF_ACTIVE', 'PDF_ACTIVE', 'PDF_ACTIVE', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'];
    const of = (sending: (nth: number) => Sending) =>
      sendAll(over.map((_, nth) => () => receive(ACTIVE_PDF, sending(nth))));
    expect(await of(() => ({ ip }))).toEqual({ codes: over, inspected: 3 });
    expect(await of((nth) => ({ ip: network(nth) }))).toEqual({ codes: over, inspected: 3 });
    expect(await of(() => ({ user }))).toEqual({ codes: over, inspected: 3 });
    expect(await getCode(receive(ACTIVE_PDF, { user, actor: { id: 8, name: 'Vera' } }))).toBe('PDF_ACTIVE');
  });

  it('counts for what it is sent to, from all addresses together', async () => {
    const sent = Array.from({ length: 5 }, () => () => receive(BROKEN_PNG, { target: 'order 1' }));
    const codes = [...Array<string>(4).fill('FILE_BROKEN'), 'TOO_MANY_REQUESTS'];
    expect(await sendAll(sent)).toEqual({ codes, inspected: 4 });
    expect(await getCode(receive(BROKEN_PNG, { target: 'order 2' }))).toBe('FILE_BROKEN');
  });

  it('counts for nobody where it was refused before', async () => {
    const ip = newIp();
    const refused = Array.from({ length: 5 }, () => () => receive(ACTIVE_PDF, { ip, kinds: PICTURES }));
    expect((await sendAll(refused)).codes).toEqual(Array(5).fill('FILE_TYPE'));
    expect(await getCode(receive(PDF, { ip }))).toBe('application/pdf');
  });
});

describe('a picture that is drawn anew', () => {
  const redraw = async (bytes: Buffer): Promise<Buffer> => (await receive(bytes)).bytes;

  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s holds neither place nor camera, and stands upright',
    async (format) => {
      const sent = await photo(format);
      expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Kamera von Anna');
      const made = await redraw(sent);
      const { exif, xmp, iptc, icc, orientation, width, height, format: stored } = await sharp(made).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect([stored, width, height]).toEqual([format, 48, 64]);
      expect(made.toString('latin1')).not.toContain('Kamera von Anna');
    },
  );

  it('shows what it showed', async () => {
    const pixel = await sharp(await redraw(await photo('png')))
      .raw()
      .toBuffer();
    expect([...pixel.subarray(0, 3)]).toEqual([120, 90, 60]);
  });

  it('loses what was put behind its end', async () => {
    const sent = Buffer.concat([await photo('jpeg'), Buffer.from('<script>alert(1)</script>')]);
    expect((await redraw(sent)).includes('script')).toBe(false);
  });

  it('is the same whenever it is drawn, so that one sent twice is found again', async () => {
    const sent = await photo('jpeg');
    const [one, other] = [await receive(sent), await receive(sent)];
    expect(one.hash).toBe(other.hash);
  });

  it('is no larger than a screen shows', async () => {
    const { width, height } = await sharp(await redraw(await photo('jpeg', 5000, 100))).metadata();
    expect(Math.max(width, height)).toBe(4096);
  });

  it.each([
    ['cut off', async () => (await photo('png')).subarray(0, 60), 'FILE_BROKEN'],
    ['of more than 50 million pixels', () => photo('png', 8000, 6300), 'FILE_LARGE'],
  ])('%s is refused', async (_, make, code) => {
    expect(await getCode(receive(await make()))).toBe(code);
  });
});
