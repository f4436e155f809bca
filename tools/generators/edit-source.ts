/**
 * Adds names to the import from a module; adds the import after the others if there is none. Returns the new text.
 */
export const addNamedImport = (source: string, names: readonly string[], from: string): string =>
  addNames(source, 'import', names, from);

/** The same for what is passed on from a module. */
export const addNamedExport = (source: string, names: readonly string[], from: string): string =>
  addNames(source, 'export', names, from);

type Keyword = 'import' | 'export';

function addNames(source: string, keyword: Keyword, names: readonly string[], from: string): string {
  const known = new RegExp(`${keyword} \\{([^}]*)\\} from '${escaped(from)}';`).exec(source);
  if (known) {
    const all = new Set([...buildList(known[1] ?? ''), ...names]);
    return source.replace(known[0], getLine(keyword, [...all], from));
  }
  const last = [...source.matchAll(new RegExp(`^(${keyword} [^;]*|\\} from [^;]*);\n`, 'gm'))].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${source.slice(0, at)}${getLine(keyword, names, from)}\n${last ? '' : '\n'}${source.slice(at)}`;
}

/** Adds an entry to the array that a constant is set to; a catch-all's spread stays last. Throws when there is none. */
export function addEntry(source: string, constant: string, entry: string): string {
  const start = new RegExp(`const ${constant}\\b[^=]*=\\s*\\[`).exec(source);
  if (!start) throw new Error(`Cannot find the list '${constant}'`);
  const open = start.index + start[0].length - 1;
  const close = endOf(source, open);
  const body = source.slice(open + 1, close).trimEnd();
  const lastSpread = /(?<=^|,)\s*\.\.\.[\w.]+,?$/.exec(body);
  const [stored, after] =
    lastSpread && isCatchAll(constant) ? [body.slice(0, lastSpread.index), lastSpread[0]] : [body, ''];
  const separator = stored.trim() === '' || stored.trimEnd().endsWith(',') ? '' : ',';
  return `${source.slice(0, open + 1)}${stored}${separator}\n${entry},${after}\n${source.slice(close)}`;
}

/** Adds a property to the object that a constant is set to. Throws when there is none. */
export function addProperty(source: string, constant: string, property: string): string {
  const start = new RegExp(`const ${constant}\\b[^=]*=\\s*\\{`).exec(source);
  if (!start) throw new Error(`Cannot find the object '${constant}'`);
  const close = endOf(source, start.index + start[0].length - 1);
  return `${source.slice(0, close)}${property},\n${source.slice(close)}`;
}

/** Routes alone end with a spread that has to stay the last. */
const isCatchAll = (constant: string): boolean => constant === 'routes';

function endOf(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === '[' || sign === '{') depth++;
    if ((sign === ']' || sign === '}') && --depth === 0) return at;
  }
  throw new Error('The list has no closing bracket');
}

const getLine = (keyword: Keyword, names: readonly string[], from: string): string =>
  `${keyword} { ${[...names].sort((a, b) => plain(a).localeCompare(plain(b))).join(', ')} } from '${from}';`;

const plain = (name: string): string => name.replace(/^type /, '').toLowerCase();

const buildList = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
