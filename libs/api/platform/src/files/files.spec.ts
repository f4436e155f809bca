import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { ThrownProblem } from '../http/problems/problem';
import { cleanFileName } from './clean-file-name';
import { createFolderStore } from './create-folder-store';
import { MAX_FILE_BYTES, receivedFile } from './received-file';
import { sniffContent } from './sniff-content';

const PDF = Buffer.from('%PDF-1.7\nx');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

describe('an uploaded file', () => {
  it.each([
    ['PNG', PNG, 'image/png'],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
    ['PDF', PDF, 'application/pdf'],
    ['HTML', Buffer.from('<html><script>'), null],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['a program', Buffer.from('MZ\x90\0'), null],
    ['another RIFF', Buffer.from('RIFF\0\0\0\0WAVE'), null],
    ['nothing', Buffer.alloc(0), null],
  ])('is known by its content: %s', (_, bytes, type) => {
    expect(sniffContent(bytes)).toBe(type);
  });

  it.each([
    ['Wiegeschein.pdf', 'Wiegeschein.pdf'],
    ['Wiegeschein Müller (2).PDF', 'Wiegeschein Müller (2).pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\x\\Rechnung.pdf', 'Rechnung.pdf'],
    ['rechnung.pdf\r\nset-cookie: a=b', 'rechnung.pdf set-cookie a=b.pdf'],
    ['rechnung\u202Efdp.exe', 'rechnung fdp.pdf'],
    ['.htaccess', 'Datei.pdf'],
    ['"><img src=x>.html', 'img src=x.pdf'],
    ['   ', 'Datei.pdf'],
    ['\u0000.pdf', 'Datei.pdf'],
  ])('named %j is called %j', (input, name) => {
    expect(cleanFileName(input, 'application/pdf')).toBe(name);
  });

  it('never has a name with a folder, a control or another ending', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 130 }), (input) => {
        const name = cleanFileName(input, 'image/png');
        // eslint-disable-next-line no-control-regex -- controls are what must not be there
        expect(name).not.toMatch(/[\u0000-\u001f"\\/<>]/);
        expect(name.endsWith('.png')).toBe(true);
        expect(() => encodeURIComponent(name)).not.toThrow();
      }),
    );
  });

  const getCode = async (content: string): Promise<unknown> => {
    try {
      return (await receivedFile({ FileName: 'x.pdf', ContentBase64: content }, 'body.File')).contentType;
    } catch (error) {
      return error instanceof ThrownProblem ? (error.options.errors?.[0]?.code ?? error.code) : error;
    }
  };

  it('is refused when it is no base64, of another kind, broken, or above 5 MB', async () => {
    expect(await getCode(PDF.toString('base64'))).toBe('application/pdf');
    expect(await getCode('%PDF-')).toBe('FILE_INV');
    expect(await getCode('data:application/pdf;base64,JVBERi0=')).toBe('FILE_INV');
    expect(await getCode(Buffer.from('<html>').toString('base64'))).toBe('FILE_TYPE');
    expect(await getCode(PNG.toString('base64'))).toBe('FILE_BROKEN');
    const atLimit = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - PDF.length)]);
    expect(await getCode(atLimit.toString('base64'))).toBe('application/pdf');
    expect(await getCode(Buffer.concat([atLimit, Buffer.alloc(1)]).toString('base64'))).toBe('TOO_LARGE');
  });
});

describe('the folder store', () => {
  it('keeps files under its folder alone, and has none that was not written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'heizplatz-files-'));
    const store = createFolderStore(folder);
    await store.write('orders/a/b', PDF);
    await store.write('orders/a/b', PNG);
    expect(await store.read('orders/a/b')).toEqual(PNG);
    expect(await store.read('orders/a/c')).toBeUndefined();
    expect(await readdir(join(folder, 'orders/a'))).toEqual(['b']);
    for (const key of ['../x/y', 'orders/../../x', '/etc/passwd', 'orders', 'a/b.js', ''])
      await expect(store.read(key)).rejects.toThrow('no key');
    await rm(folder, { recursive: true });
  });

  it('lists what was written before a day, with what was left half-written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'heizplatz-files-'));
    const store = createFolderStore(folder);
    const listed = async (before: Date) => {
      const keys: string[] = [];
      for await (const key of store.writtenBefore(before)) keys.push(key);
      return keys.sort();
    };
    const day = new Date('2026-11-20T12:00:00Z');
    for (const key of ['orders/a/old', 'media/b', 'orders/a/new']) await store.write(key, PDF);
    const draft = 'orders/a/old.0123456789ab';
    await writeFile(join(folder, draft), PDF);
    await writeFile(join(folder, 'secrets.json'), '{}');
    for (const key of ['orders/a/old', 'media/b', draft, 'secrets.json']) await utimes(join(folder, key), day, day);
    const next = new Date('2026-11-21T12:00:00Z');
    expect(await listed(next)).toEqual(['media/b', 'orders/a/old', draft]);
    await store.remove(draft);
    expect(await listed(next)).toEqual(['media/b', 'orders/a/old']);
    await rm(folder, { recursive: true });
    expect(await listed(next)).toEqual([]);
  });
});
