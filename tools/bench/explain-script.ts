import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

const VISIBLE = 25;

/** The package, or the folder of ours, that a source belongs to. */
function getOwner(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '');
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return inPackage ?? path.split('/').slice(0, 3).join('/');
}

/** Prints what a built script consists of, by its source map: bytes before compression, largest first. */
export function explainScript(file: string): void {
  if (!existsSync(`${file}.map`)) return;
  const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
  const map = new SourceMap(payload);
  const bytes = new Map<string, number>();
  for (const [line, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (let column = 0; column < text.length; column++) {
      const entry = map.findEntry(line, column);
      // Typed as a string, but glue that webpack wrote has none.
      const source: string | undefined = 'originalSource' in entry ? entry.originalSource : undefined;
      const owner = source ? getOwner(source) : 'unmapped';
      bytes.set(owner, (bytes.get(owner) ?? 0) + 1);
    }
  }
  console.error(`\n${file}`);
  for (const [owner, size] of [...bytes].sort(([, a], [, b]) => b - a).slice(0, VISIBLE))
    console.error(`${String(size).padStart(8)}  ${owner}`);
}
