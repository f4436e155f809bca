/** What each file imports, by path below the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export const isSpec = (file: string): boolean => /\.spec\.tsx?$/.test(file);

/** The specs that import one of the files, themselves or through others; a spec counts as its own. */
export function relatedSpecs(changed: readonly string[], imports: ImportGraph): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(importers.get(file) ?? []));
  }
  return [...reached].filter(isSpec).sort();
}
