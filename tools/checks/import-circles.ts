/** Chains of files that lead back to their first; none if there is no circle, else at least one of each knot. */
export function importCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): void {
    const start = path.indexOf(file);
    if (start >= 0) {
      circles.push([...path.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    for (const imported of imports.get(file) ?? []) follow(imported, [...path, file]);
    done.add(file);
  }
  for (const file of imports.keys()) follow(file, []);
  return circles;
}
