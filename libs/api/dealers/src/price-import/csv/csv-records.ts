import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import * as v from 'valibot';

/** Calls are answered between two slices. */
const SLICE_CHARACTERS = 2048;
const MAX_RECORD_CHARACTERS = 16_384;

const CsvRecord = v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) });
/** `info.lines` is the line on which it ends, counted from 1. */
export type CsvRecord = v.InferOutput<typeof CsvRecord>;

/** Throws at a line of too many cells: the parser counts what cells contain, but not cells without content. */
async function* slice(text: string): AsyncGenerator<string> {
  let openCharacters = 0;
  for (let at = 0; at < text.length; at += SLICE_CHARACTERS) {
    await nextTurn();
    const own = text.slice(at, at + SLICE_CHARACTERS);
    const end = own.lastIndexOf('\n');
    openCharacters = end === -1 ? openCharacters + own.length : own.length - end - 1;
    if (openCharacters > MAX_RECORD_CHARACTERS)
      throw new RangeError(`Eine Zeile ist länger als ${MAX_RECORD_CHARACTERS} Zeichen`);
    yield own;
  }
}

/**
 * Reads a text of any length in slices; separators are ';' or ',', whichever the header has. Throws where a quote is not
 * closed, and where a line or a record is longer than any of prices.
 */
export async function* readRecords(text: string): AsyncGenerator<CsvRecord> {
  const firstLine = text.slice(0, MAX_RECORD_CHARACTERS).split('\n', 1)[0] ?? '';
  const parser = parse({
    bom: true,
    delimiter: firstLine.includes(';') ? ';' : ',',
    trim: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  const source = Readable.from(slice(text));
  source.once('error', (error) => parser.destroy(error)).pipe(parser);
  for await (const record of parser) yield v.parse(CsvRecord, record);
}
