import fc from 'fast-check';
import { cleanFileName } from './clean-file-name';
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
});
