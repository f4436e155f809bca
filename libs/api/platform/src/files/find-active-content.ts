import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { bounded } from '../http/limits/bounded';

const inflateAsync = promisify(inflate);
/** A file may unpack to a hundred megabytes. */
const inTurn = bounded({ width: 2, queueLimit: 50 });

/** Names of PDF (ISO 32000) for actions that run when a document is opened, or lead its reader to other files. */
const ACTIVE = [
  'JavaScript',
  'Launch',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Encrypt',
];
/** Short ones occur in compressed bytes by chance: they count outside of streams. */
const SHORT_ACTIVE = ['JS', 'XFA'];
/** What all streams of a file may unpack to; a bomb is refused, not unpacked. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

const anyCase = (digits: string): string => digits.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
/** A name's letters as they are or as '#4a', which readers take for the same. */
const spelled = (name: string): string =>
  [...name].map((letter) => `(?:${letter}|#${anyCase(letter.charCodeAt(0).toString(16))})`).join('');

const getNames = (names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map(spelled).join('|')})(?![A-Za-z\\d#])`);
const ACTIVE_NAME = getNames(ACTIVE);
const SHORT_NAME = getNames(SHORT_ACTIVE);
const EMBEDDED = new RegExp(`/(?:${spelled('EmbeddedFile')}s?|${spelled('EF')})(?![A-Za-z\\d#])`);
const STREAM = /\bstream\r?\n([\s\S]*?)endstream/g;
/** A file's name in a file specification: as text, or as hexadecimal digits. */
const FILE_NAME = /\/(?:UF|F)\s*(?:\(((?:\\[\s\S]|[^\\)])*)\)|<([\dA-Fa-f\s]*)>)/g;
/** Electronic invoices (Factur-X, ZUGFeRD) carry their data as one XML file; the law has dealers send them. */
const XML_NAME = /\.xml$/i;

/** In bytes of one or two a letter. */
const plainName = (text: string, hex: string): string =>
  (hex ? Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').toString('latin1') : text).replaceAll('\0', '');

function embedsOthersThanXml(parts: readonly string[]): boolean {
  if (!parts.some((part) => EMBEDDED.test(part))) return false;
  const names = parts.flatMap((part) =>
    [...part.matchAll(FILE_NAME)].map(([, text = '', hex = '']) => plainName(text, hex)),
  );
  return names.length === 0 || !names.every((name) => XML_NAME.test(name));
}

/** 'too much': it does not fit into the room; null: it is no deflated stream. */
async function unpack(stream: string, room: number): Promise<string | 'too much' | null> {
  if (room <= 0) return 'too much';
  try {
    const options = { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH };
    return (await inflateAsync(Buffer.from(stream, 'latin1'), options)).toString('latin1');
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : null;
  }
}

/**
 * Whether a PDF runs scripts or programs, sends or imports forms, plays media, carries files other than the XML of an
 * electronic invoice, or hides what it does by encryption. Names are looked for in the bytes as they are and in every deflated
 * stream, so that neither object streams nor escaped letters hide them; what unpacks to more than 100 MB counts as active.
 */
export const hasActiveContent = (bytes: Buffer): Promise<boolean> => inTurn(() => isActive(bytes));

async function isActive(bytes: Buffer): Promise<boolean> {
  const raw = bytes.toString('latin1');
  const outside = raw.replaceAll(STREAM, 'stream endstream');
  if (ACTIVE_NAME.test(raw) || SHORT_NAME.test(outside)) return true;
  let room = MAX_UNPACKED_BYTES;
  const embedding = [outside];
  for (const [, stream = ''] of raw.matchAll(STREAM)) {
    const text = await unpack(stream, room);
    if (text === null) continue;
    if (text === 'too much' || ACTIVE_NAME.test(text)) return true;
    room -= text.length;
    if (EMBEDDED.test(text)) embedding.push(text);
  }
  return embedsOthersThanXml(embedding);
}
