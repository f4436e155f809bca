/** A pattern without its optional segments: ':' any segment, '*' any rest, anything else the segment itself. */
export type Segments = readonly string[];

/** All forms of a pattern: with each optional segment, and without it. */
export const expandPattern = (pattern: string): Segments[] =>
  pattern
    .split('/')
    .filter(Boolean)
    .reduce<Segments[]>(
      (forms, segment) => {
        const longer = forms.map((form) => [...form, toKind(segment)]);
        return segment.endsWith('?') ? [...forms, ...longer] : longer;
      },
      [[]],
    );

const toKind = (segment: string): string => (segment.startsWith(':') ? ':' : segment.replace(/\?$/, '').toLowerCase());

/** Whether a path exists that both match. */
export function meet(a: Segments, b: Segments): boolean {
  for (let at = 0; ; at++) {
    const [one, other] = [a[at], b[at]];
    if (one === '*' || other === '*') return true;
    if (one === undefined || other === undefined) return one === other;
    if (one !== other && one !== ':' && other !== ':') return false;
  }
}

const rank = (segment: string | undefined): number => (segment === '*' ? 2 : segment === ':' ? 1 : 0);

/** Negative: the first is more specific. 0: both match the same paths, where they meet at all. */
export function compareSpecificity(a: Segments, b: Segments): number {
  const length = Math.max(a.length, b.length);
  for (let at = 0; at < length; at++) if (rank(a[at]) !== rank(b[at])) return rank(a[at]) - rank(b[at]);
  return 0;
}

/** Whether every path that the pattern matches is matched by the other one too. */
export const covers = (wide: string, pattern: string): boolean =>
  expandPattern(pattern).every((form) => expandPattern(wide).some((wideForm) => coversForm(wideForm, form)));

function coversForm(wide: Segments, form: Segments): boolean {
  for (let at = 0; ; at++) {
    const [one, other] = [wide[at], form[at]];
    if (one === '*') return true;
    if (one === undefined || other === undefined) return one === other;
    if (other === '*' || (one !== ':' && one !== other)) return false;
  }
}

/** Negative where the first pattern is the more specific one wherever both match; they have to meet. */
export function comparePatterns(first: string, second: string): number {
  const differences = expandPattern(first).flatMap((a) =>
    expandPattern(second).flatMap((b) => (meet(a, b) ? [compareSpecificity(a, b)] : [])),
  );
  return differences.length > 0 && differences.every((one) => one < 0)
    ? -1
    : differences.some((one) => one > 0)
      ? 1
      : 0;
}

export const patternsMeet = (first: string, second: string): boolean =>
  expandPattern(first).some((a) => expandPattern(second).some((b) => meet(a, b)));
