/**
 * The edit distance of an entered word from a name and from each of its beginnings, by their length: one letter
 * inserted, deleted, replaced, or two neighbours swapped. Null as soon as none can be within the limit.
 */
function lettersFromBeginnings(input: string, name: string, allowed: number): readonly number[] | null {
  let before: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, index) => index);
  let leastBefore = 0;
  for (let i = 1; i <= input.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= name.length; j++) {
      const isSame = input[i - 1] === name[j - 1];
      const isSwapped = i > 1 && j > 1 && input[i - 1] === name[j - 2] && input[i - 2] === name[j - 1];
      const swapped = isSwapped ? before[j - 2]! + 1 : Infinity;
      const letters = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1), swapped);
      row[j] = letters;
      if (letters < least) least = letters;
    }
    if (least > allowed && leastBefore > allowed) return null;
    [before, last, leastBefore] = [last, row, least];
  }
  return last;
}

/** Whether an entered word may mean a name, or its beginning: one error from four letters on, two from eight. */
export function isMistypedFor(input: string, name: string): boolean {
  const allowed = input.length < 4 ? 0 : input.length < 8 ? 1 : 2;
  if (allowed === 0 || name.length < input.length - allowed) return false;
  const letters = lettersFromBeginnings(input, name.slice(0, input.length + allowed), allowed);
  if (letters === null) return false;
  const ends = [name.length, input.length, input.length - 1, input.length + 1];
  return ends.some((end) => Math.abs(end - input.length) <= allowed && letters[Math.min(end, name.length)]! <= allowed);
}
