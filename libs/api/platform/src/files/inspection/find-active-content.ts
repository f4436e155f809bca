import { Inflate } from 'fflate';

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
/** Electronic invoices (Factur-X, ZUGFeRD) carry their data as one XML file; the law has dealers send them. */
const XML_NAME = /\.xml$/i;

interface PdfParts {
  /** The file with its streams emptied. */
  readonly outside: string;
  readonly streams: readonly Buffer[];
}

/** Both ends are searched for once, so that a file of beginnings alone takes no longer than its length. */
function splitStreams(bytes: Buffer, raw: string): PdfParts {
  const beginning = /\bstream\r?\n/g;
  const outside: string[] = [];
  const streams: Buffer[] = [];
  let rest = 0;
  for (let begun = beginning.exec(raw); begun; begun = beginning.exec(raw)) {
    const end = raw.indexOf('endstream', beginning.lastIndex);
    if (end < 0) break;
    outside.push(raw.slice(rest, begun.index));
    streams.push(bytes.subarray(beginning.lastIndex, end));
    rest = beginning.lastIndex = end + 'endstream'.length;
  }
  outside.push(raw.slice(rest));
  return { outside: outside.join('stream endstream'), streams };
}

/** Where a text that begins before `from` ends by a bracket that is not escaped; -1: nowhere. */
function findTextEnd(part: string, from: number): number {
  const sign = /\\[\s\S]|\)/g;
  sign.lastIndex = from;
  for (let found = sign.exec(part); found; found = sign.exec(part)) if (found[0] === ')') return found.index;
  return -1;
}

const HEX = /[\dA-Fa-f\s]*>/y;

/**
 * The names of file specifications: texts, or hexadecimal digits, in bytes of one or two a letter. Where one text has no
 * end, no later one has: the rest is not searched again.
 */
function findFileNames(part: string): string[] {
  const key = /\/(?:UF|F)\s*([(<])/g;
  const names: string[] = [];
  let isOpenEnded = false;
  for (let found = key.exec(part); found; found = key.exec(part)) {
    const from = key.lastIndex;
    if (found[1] === '<') {
      HEX.lastIndex = from;
      if (!HEX.test(part)) continue;
      const digits = part.slice(from, HEX.lastIndex - 1).replaceAll(/\s/g, '');
      names.push(Buffer.from(digits, 'hex').toString('latin1'));
      key.lastIndex = HEX.lastIndex;
    } else if (!isOpenEnded) {
      const end = findTextEnd(part, from);
      isOpenEnded = end < 0;
      if (isOpenEnded) continue;
      names.push(part.slice(from, end));
      key.lastIndex = end + 1;
    }
  }
  return names.map((name) => name.replaceAll('\0', ''));
}

function embedsOthersThanXml(parts: readonly string[]): boolean {
  if (!parts.some((part) => EMBEDDED.test(part))) return false;
  const names = parts.flatMap(findFileNames);
  return names.length === 0 || !names.every((name) => XML_NAME.test(name));
}

/** RFC 1950: what else a stream holds (pictures, plain text) is not unpacked to find out. */
const isDeflated = ([first = 0, second = 0]: Buffer): boolean =>
  (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;

/** A bomb's most, 1032 times as much, is then 16 MB between two looks at the room. */
const INPUT_BYTES = 16 * 1024;
const HEADER_BYTES = 2;

/** Its last part may be more than there is room for. `brokenFrom`: of the piece that is no deflated data. */
interface Inflated {
  readonly bytes: Buffer;
  readonly brokenFrom: number | null;
}

/** Not by Node's zlib: a thread that is ended while it prepares one of its streams aborts the process. */
function inflate(stream: Buffer, room: number, pieces: Iterable<readonly [from: number, to: number]>): Inflated {
  const parts: Buffer[] = [];
  let length = 0;
  const inflater = new Inflate((part) => {
    parts.push(Buffer.from(part));
    length += part.length;
  });
  let brokenFrom: number | null = null;
  for (const [from, to] of pieces) {
    try {
      inflater.push(stream.subarray(from, to));
    } catch {
      brokenFrom = from;
    }
    if (brokenFrom !== null || length > room) break;
  }
  return { bytes: Buffer.concat(parts, length), brokenFrom };
}

function* piecesOf(from: number, to: number, step: number): Generator<readonly [from: number, to: number]> {
  for (let start = from; start < to; start += step) yield [start, Math.min(start + step, to)];
}

/**
 * 'too much': it does not fit into the room; null: it is no deflated stream. One that is cut off or broken counts up to there,
 * as for readers of PDF: of a piece that fails nothing is returned, and it is inflated once more, byte by byte.
 */
function unpack(stream: Buffer, room: number): string | 'too much' | null {
  if (!isDeflated(stream)) return null;
  if (room <= 0) return 'too much';
  const { bytes, brokenFrom } = inflate(stream, room, piecesOf(HEADER_BYTES, stream.length, INPUT_BYTES));
  if (bytes.length > room) return 'too much';
  if (brokenFrom === null) return bytes.toString('latin1');
  const whole = [...piecesOf(HEADER_BYTES, brokenFrom, INPUT_BYTES)];
  const again = inflate(stream, room, [...whole, ...piecesOf(brokenFrom, brokenFrom + INPUT_BYTES, 1)]);
  return again.bytes.toString('latin1');
}

/**
 * Whether a PDF runs scripts or programs, sends or imports forms, plays media, carries files other than the XML of an
 * electronic invoice, or hides what it does by encryption. Names are looked for in the bytes as they are and in every deflated
 * stream, so that neither object streams nor escaped letters hide them; what unpacks to more than 100 MB counts as active.
 * It takes time by the file's length, and no thread that answers calls may run it.
 */
export function findActiveContent(bytes: Buffer): boolean {
  const raw = bytes.toString('latin1');
  const { outside, streams } = splitStreams(bytes, raw);
  if (ACTIVE_NAME.test(raw) || SHORT_NAME.test(outside)) return true;
  let room = MAX_UNPACKED_BYTES;
  const embedding = [outside];
  for (const stream of streams) {
    const text = unpack(stream, room);
    if (text === null) continue;
    if (text === 'too much' || ACTIVE_NAME.test(text)) return true;
    room -= text.length;
    if (EMBEDDED.test(text)) embedding.push(text);
  }
  return embedsOthersThanXml(embedding);
}
