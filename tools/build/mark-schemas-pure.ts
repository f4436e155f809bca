const SCHEMA = /\b(v\.(?!parse|safeParse|assert)\w+\(|(?<!function )(?:defineCall|shortText|requiredText)\()/g;

/** Within a comment another one would end it. */
const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;

/**
 * A webpack loader for libs with schemas: creating one has no side effect, so the minifier may drop unused ones.
 * Written at each of hundreds of calls, the comment would hide the schemas.
 */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader's default export
export default function markSchemasPure(source: string): string {
  const marked = (line: string) => (COMMENT.test(line) ? line : line.replace(SCHEMA, '/*#__PURE__*/ $1'));
  return source.split('\n').map(marked).join('\n');
}
