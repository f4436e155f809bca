/** Between statements in drizzle-kit's files. */
const BREAKPOINT = '--> statement-breakpoint';
/** First line of a migration that takes away what no running version reads any more, with the reason. */
const CONTRACT = /^-- contract: .{10,}/;

interface Rule {
  readonly is: RegExp;
  readonly reason: string;
  /** Allowed once no code reads the object any more. */
  readonly isContract?: true;
}

const ALTER = String.raw`^alter table (?:only )?(?:"public"\.)?"?(\w+)"? `;

/** The first group is the table. */
const RULES: readonly Rule[] = [
  {
    is: /^create (?:unique )?index (?!concurrently)(?:if not exists )?"?\w+"? on (?:"public"\.)?"?(\w+)"?/i,
    reason: 'an index blocks writes while it is made; CREATE INDEX CONCURRENTLY in a migration of its own',
  },
  {
    is: new RegExp(`${ALTER}.*add column.* generated always as .* stored`, 'i'),
    reason: 'a stored generated column rewrites the table',
  },
  {
    is: new RegExp(`${ALTER}.*add column.* default (?!'|now\\(\\)|\\d|true|false|null|array\\[)`, 'i'),
    reason: 'a default that is computed for each row rewrites the table',
  },
  {
    is: new RegExp(`${ALTER}add column (?!.* default ).*not null`, 'i'),
    reason: 'a column without default cannot be NOT NULL while an older version writes',
  },
  {
    is: new RegExp(`${ALTER}.*alter column .* (?:set data )?type `, 'i'),
    reason: 'another type rewrites the table; add a column and fill it in batches',
  },
  {
    is: new RegExp(`${ALTER}.*alter column .* set not null`, 'i'),
    reason: 'SET NOT NULL reads the whole table; add a CHECK … NOT VALID, validate it, then this',
    isContract: true,
  },
  {
    is: new RegExp(`${ALTER}.*add constraint .* (?:foreign key|check)(?!.*not valid)`, 'i'),
    reason: 'a constraint reads the whole table; NOT VALID first, VALIDATE CONSTRAINT in the next migration',
  },
  {
    is: new RegExp(`${ALTER}.*add constraint .* (?:unique|primary key) ?\\(`, 'i'),
    reason: 'an index blocks writes while it is made; make it CONCURRENTLY and add the constraint USING INDEX',
  },
  { is: new RegExp(`${ALTER}.*drop column`, 'i'), reason: 'an older version still reads it', isContract: true },
  { is: new RegExp(`${ALTER}.*rename `, 'i'), reason: 'an older version knows the old name', isContract: true },
  {
    is: /^drop table (?:if exists )?(?:"public"\.)?"?(\w+)"?/i,
    reason: 'an older version still reads it',
    isContract: true,
  },
  {
    is: /^(?:update|delete from) (?:only )?(?:"public"\.)?"?(\w+)"?/i,
    reason: 'it locks each row until the migration ends; write in batches by a job',
  },
  { is: /^(?:lock table|vacuum full|cluster) ?"?(\w+)?/i, reason: 'it keeps everybody else out' },
];

export interface LockingStatement {
  readonly statement: string;
  readonly reason: string;
}

/**
 * Finds statements of a migration that would block readers or writers of a running system. Tables that the migration
 * creates itself are not in use yet.
 */
export function lockingStatements(sql: string): readonly LockingStatement[] {
  const mayContract = CONTRACT.test(sql);
  const statements = sql.split(BREAKPOINT).map(plain);
  const made = new Set(
    statements.map((statement) => /^create table (?:if not exists )?"?(\w+)"?/i.exec(statement)?.[1]),
  );
  const refused = statements.flatMap((statement) =>
    RULES.filter(({ is, isContract }) => {
      const match = is.exec(statement);
      return match && !made.has(match[1]) && !(isContract && mayContract);
    }).map(({ reason }) => ({ statement, reason })),
  );
  const concurrent = statements.filter((statement) => /^create (?:unique )?index concurrently/i.test(statement));
  const portioned = statements.filter((statement) => /^do .*\bcommit;/i.test(statement));
  if (concurrent.length === 0 || concurrent.length + portioned.length === statements.length) return refused;
  return [
    ...refused,
    ...concurrent.map((statement) => ({ statement, reason: 'CONCURRENTLY needs a migration of its own' })),
  ];
}

/** Without comments, in one line. */
const plain = (statement: string): string =>
  statement
    .replaceAll(/^[ \t]*--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
