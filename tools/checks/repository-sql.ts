/** Values of drizzle build SQL, its types and its connection do not. */
const DRIZZLE_IMPORT =
  /^import (?!type\b)(?:\{([^}]*)\}|\* as \w+|\w+) from 'drizzle-orm(?!\/node-postgres)(?:\/[^']*)?'/gm;
const METHOD = String.raw`(?:select|selectDistinct|selectDistinctOn|insert|update|delete|execute|refreshMaterializedView|\$count|\$with)`;
const DATABASE = String.raw`\b(?:db|tx|database|transaction)\s*\.\s*`;
const QUERIES = [
  new RegExp(String.raw`${DATABASE}${METHOD}(?:<[^()]*>)?\(`),
  new RegExp(String.raw`${DATABASE}query\.\w+\.find`),
  // Under any other name of the database.
  /\.insert\([\w.]+\)\s*\.(?:values|select)\(/,
  /\.update\([\w.]+\)\s*\.set\(/,
  /\.delete\([\w.]+\)\s*\.(?:where|returning)\(/,
  /\.select(?:Distinct)?\((?:[^()]|\([^()]*\))*\)\s*\.from\(/,
  /\bsql(?:<[^`()]*>)?`/,
  // By the driver, without drizzle.
  /\.query(?:<[^()]*>)?\(\s*['"`]/,
];
const COMMENT = /\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm;

/** Whether a file builds or executes SQL. */
export function hasSql(text: string): boolean {
  const code = text.replaceAll(COMMENT, '');
  const takesValues = [...code.matchAll(DRIZZLE_IMPORT)].some(([, names]) => names === undefined || hasValue(names));
  return takesValues || QUERIES.some((query) => query.test(code));
}

const hasValue = (names: string): boolean =>
  names.split(',').some((name) => name.trim() !== '' && !name.trim().startsWith('type '));

/** What SQL may stand in: repositories, tables, migrations, specs and their helpers, data of demonstrations. */
const PLACES = [
  /-repository\.ts$/,
  /(?:^|[/-])schema\.ts$/,
  /\.spec\.ts$/,
  /\/testing\//,
  /^apps\/api\/src\/specs\//,
  /^apps\/api\/src\/database\/migrations\//,
  /^(?:apps\/api|libs\/api\/content)\/src\/demo\//,
];

/** Parts of the platform that are SQL machinery, no access to a noun's rows. */
export const SQL_MACHINERY: readonly string[] = [
  'libs/api/platform/src/database/acquire-advisory-lock.ts',
  'libs/api/platform/src/database/database-clock.ts',
  'libs/api/platform/src/database/erased-columns.ts',
  'libs/api/platform/src/database/insert-rows.ts',
  'libs/api/platform/src/database/is-email.ts',
  'libs/api/platform/src/database/notification-channel.ts',
  'libs/api/platform/src/database/own-columns.ts',
  'libs/api/platform/src/database/ping-database.ts',
  'libs/api/platform/src/database/watch-database.ts',
];

export const mayHaveSql = (file: string): boolean =>
  SQL_MACHINERY.includes(file) || PLACES.some((place) => place.test(file));
