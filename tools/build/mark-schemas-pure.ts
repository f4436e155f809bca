const SCHEMA = /\b(v\.(?!parse|safeParse|assert)\w+\(|(?<!function )(?:defineCall|shortText|requiredText)\()/g;

/**
 * A webpack loader for libs that hold schemas: making one has no effect, so the minifier may drop those that nobody reads.
 * Written at each of hundreds of calls, the comment would hide the schemas.
 */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader's default export
export default function markSchemasPure(source: string): string {
  return source.replace(SCHEMA, '/*#__PURE__*/ $1');
}
