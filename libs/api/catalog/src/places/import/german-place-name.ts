const PREPOSITIONS: readonly (readonly [RegExp, string])[] = [
  [/^b\.? /, 'bei '],
  [/^(a\.? ?d\.?) /, 'an der '],
  [/^a\.? /, 'am '],
  [/^i\.? ?d\.? /, 'in der '],
  [/^i\.? /, 'im '],
];
const SPEAKING = /^(bei|an der|am|in der|im|in|auf|vor der|ob der|unter) /;

/** 'Wachau' + 'b. Radeberg' → 'Wachau bei Radeberg'; post-office abbreviations (', Württ') are left out. */
export function germanPlaceName(place: string, addition: string): string {
  const plain = (place.split(',')[0] ?? place).trim().replace(/ b\.? /, ' bei ');
  const added = addition.trim();
  if (/^\(.*\)$/.test(added)) return `${plain} ${added}`;
  const short = PREPOSITIONS.find(([pattern]) => pattern.test(added));
  const text = short ? added.replace(short[0], short[1]) : added;
  return SPEAKING.test(text) && !text.includes(',') ? `${plain} ${text.replace(/ b /, ' bei ')}` : plain;
}
