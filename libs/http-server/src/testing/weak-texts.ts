/** Beginnings that a pattern may repeat in many ways, before an end that none of them fits. */
const WEAK: readonly (readonly [start: string, repeated: string, end: string])[] = [
  ['1', ' ', 'x'],
  ['', '1', 'x'],
  ['a@', 'a.', ''],
  ['', '(', ''],
  ['', 'eyJ-', ''],
  ['', 'AT61 1904 ', '!'],
  ['', 'ä-', '!'],
  ['', '<a ', ''],
  ['+', '1 ', 'x'],
  ['', 'Straße ', '\n'],
];

/** Texts of so many characters, each of one weak shape. */
export const weakTexts = (length: number): string[] =>
  WEAK.map(
    ([start, repeated, end]) =>
      start + repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length - start.length - end.length) + end,
  );
