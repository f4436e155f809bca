import { is, Param, Placeholder, type Query, SQL, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** What drizzle's builders have in common. */
export interface Buildable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

/** A value's place in the text, by the value's name. */
export type Placeholders<Values> = { readonly [Name in keyof Values]-?: Placeholder };

interface Built {
  readonly text: string;
  readonly fields: SelectedFieldsOrdered | undefined;
  /** Of drizzle, for left joins that are read as objects. */
  readonly nullable: unknown;
  readonly params: readonly ((values: Readonly<Record<string, unknown>>) => unknown)[];
}

class RecordedQuery extends PgPreparedQuery<PreparedQueryConfig> {
  constructor(
    readonly recorded: Query,
    readonly fields: SelectedFieldsOrdered | undefined,
  ) {
    super(recorded, undefined, undefined);
  }
  execute(): never {
    throw new Error('a statement is executed by defineStatement');
  }
}

/** Gives a builder's text instead of executing it. */
class RecordingSession extends PgSession<NodePgQueryResultHKT> {
  prepareQuery<T extends PreparedQueryConfig>(query: Query, fields: SelectedFieldsOrdered | undefined) {
    return new RecordedQuery(query, fields) as PgPreparedQuery<T>;
  }
  transaction(): never {
    throw new Error('a statement is not a transaction');
  }
}

const dialect = new PgDialect({ casing: 'snake_case' });
const recording: Database = new PgDatabase(dialect, new RecordingSession(dialect), undefined);

const placeholders = new Proxy<Record<string, Placeholder>>(
  {},
  {
    get: (_, name) => sql.placeholder(String(name)),
    ownKeys: () => {
      throw new Error('the values of a statement are named one by one');
    },
  },
);

function getValue(values: Readonly<Record<string, unknown>>, name: string): unknown {
  const value = values[name];
  if (value === undefined) throw new Error(`a statement lacks its value ${name}`);
  return value;
}

function toParam(param: unknown): Built['params'][number] {
  if (is(param, Placeholder)) return (values) => getValue(values, param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder } = param;
  const { name } = param.value;
  return (values) => {
    const value = getValue(values, name);
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}

function build(statement: SQL | Buildable<unknown>, name: string): Built {
  const prepared = is(statement, SQL)
    ? new RecordedQuery(dialect.sqlToQuery(statement), undefined)
    : statement.prepare(name);
  if (!(prepared instanceof RecordedQuery)) throw new Error(`${name} was not built by its own database`);
  const { recorded, fields } = prepared;
  const nullable: unknown = Reflect.get(prepared, 'joinsNotNullableMap');
  return { text: recorded.sql, fields, nullable, params: recorded.params.map(toParam) };
}

/**
 * A statement that drizzle builds once a process and the server parses and plans once a connection, by its name. The text must
 * not vary, and one plan must fit all values. `null` is SQL's null in every column. Throws for a value that is undefined.
 */
export function defineStatement<Values extends object, Result>(
  name: string,
  write: (db: Database, values: Placeholders<Values>) => Buildable<Result>,
): (db: Database, values: Values) => Promise<Result>;
export function defineStatement<Values extends object>(
  name: string,
  write: (db: Database, values: Placeholders<Values>) => SQL,
): (db: Database, values: Values) => Promise<{ readonly rows: readonly unknown[] }>;
export function defineStatement<Values extends object>(
  name: string,
  write: (db: Database, values: Placeholders<Values>) => SQL | Buildable<unknown>,
): (db: Database, values: Values) => Promise<unknown> {
  let built: Built | undefined;
  return (db, values) => {
    built ??= build(write(recording, placeholders as Placeholders<Values>), name);
    const { text, fields, nullable, params } = built;
    const filled = params.map((getParam) => getParam(values as Readonly<Record<string, unknown>>));
    const query = db._.session.prepareQuery({ sql: text, params: filled }, fields, name, fields !== undefined);
    Reflect.set(query, 'joinsNotNullableMap', nullable);
    return query.execute();
  };
}
