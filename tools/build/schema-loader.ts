import type { LoaderContext } from 'webpack';

const SCHEMA =
  /\b(v\.(?!parse|safeParse|assert)\w+\(|(?<!function )(?:defineCall|openPicklist|shortText|requiredText)\()/g;

/** Servers alone read of whom a text tells. What is marked comes last: of a sequence in brackets it is what remains. */
const MARK = /\b(?:im)?personal\(/g;

/** Which a sequence must not have. */
const LAST_COMMA = /,(?=\n\s*\))/g;

/** Within a comment another one would end it. */
const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;

const CALL = /\bdefineCall\(\{\n[\s\S]*?\n\}\)/g;

/** A module's own constant that is made of schemas, up to the end of its statement. */
const CONSTANT =
  /^((?:export )?const \w+(?:: [^=\n]+)? =)(\s+(?:\[|\{|v\.|(?:im)?personal\(|defineCall|openPicklist|shortText|requiredText)[\s\S]*?);\n(?=\n*(?:[^\s)\]}]|$))/gm;

/** Of a call, what is for servers and documents alone. */
const FOR_SERVERS = /^ {2}(?:summary|bodyLimitBytes|reveals):\s[^\n]*,\n/gm;
const ACCESS = /^ {2}access:\s[^\n]*,\n/gm;

export type RequestSchema = 'params' | 'query' | 'body';

interface SchemaLoaderOptions {
  /** Which schemas of a call the build's code never reads; the API alone judges by them. */
  readonly dropped: readonly RequestSchema[];
  /** Whether the build asks who may make a call (`mayCall`). */
  readonly readsAccess: boolean;
}

/**
 * A webpack loader for libs with schemas. Creating one has no side effect, so the minifier may drop unused ones: the
 * comment that says so stands at each call, and at each constant as a whole, since one that spreads another's entries
 * would remain. Written in the sources it would hide the schemas. Calls lose what browsers never read; of a dropped body
 * remains that there is one, which the client sends by.
 */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader's default export
export default function schemaLoader(this: LoaderContext<SchemaLoaderOptions>, source: string): string {
  const { dropped, readsAccess } = this.getOptions();
  const shorten = (call: string) => {
    const rest = call.replace(FOR_SERVERS, '');
    return readsAccess ? rest : rest.replace(ACCESS, '');
  };
  const shortened = source.replace(CALL, (call) => dropSchemas(shorten(call), dropped));
  const marked = (line: string) =>
    COMMENT.test(line) ? line : line.replace(MARK, '(').replace(SCHEMA, '/*#__PURE__*/ $1');
  return shortened
    .replace(LAST_COMMA, '')
    .replace(CONSTANT, '$1 /*#__PURE__*/ (() => ($2))();\n')
    .split('\n')
    .map(marked)
    .join('\n');
}

const dropSchemas = (call: string, dropped: SchemaLoaderOptions['dropped']): string =>
  call.replace(/^ {2}(params|query|body): /gm, (start, part: RequestSchema) => {
    if (!dropped.includes(part)) return start;
    return part === 'body' ? '  body: !void ' : `  ${part}: void `;
  });
