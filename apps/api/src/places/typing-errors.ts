/** How many letters differ between two words: one more, one less, another, or two neighbours swapped. */
function lettersApart(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? before[j - 2]! + 1 : Infinity;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1), swapped);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** Whether a typed word may mean a name, or its beginning: one slip from four letters on, two from eight. */
export function isMistypedFor(typed: string, name: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (allowed === 0 || name.length < typed.length - allowed) return false;
  const ends = [name.length, typed.length, typed.length - 1, typed.length + 1];
  return ends.some(
    (end) => Math.abs(end - typed.length) <= allowed && lettersApart(typed, name.slice(0, end)) <= allowed,
  );
}
