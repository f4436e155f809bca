import type { Call } from '@heizplatz/contract';
import { ROLES, type User } from '@heizplatz/identity';
import type { Pool, PoolClient } from 'pg';
import pino from 'pino';
import * as v from 'valibot';
import { createAuditNotes } from '../audit/audit-notes';
import type { Database } from '../database/database';
import type { CallContext, Handler } from '../http/calls/define-handler';

export interface RunQuery {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Queries of its transaction that changed the planner's settings before it. */
  readonly settings: readonly RunQuery[];
}

/** Requests for a page of a list: the initial page, and a search for an existing value. */
export const LIST_QUERIES: readonly Readonly<Record<string, string>>[] = [{}, { search: 'huber' }];

/** The response itself, or each that it may be. */
function getShapes(response: unknown): unknown[] {
  const options: unknown = Reflect.get(Object(response), 'options');
  return Array.isArray(options) ? options : [response];
}

/** The staff lists among handlers: without path parameters, with `staffListResponse` as response. */
export function listHandlers(handlers: readonly Handler[]): Handler[] {
  const hasRows = ({ response }: Call): boolean =>
    getShapes(response).some((shape) => {
      const entries: unknown = Reflect.get(Object(shape), 'entries');
      return ['Rows', 'Total', 'IsTotalCapped'].every((key) => Object.hasOwn(Object(entries), key));
    });
  return handlers.filter(({ call }) => hasRows(call) && !call.path.includes(':'));
}

const ADMIN: User = {
  ...{ id: 1, title1: '', title2: '', firstName: 'Ines', lastName: 'Falk', roles: [ROLES.admin] },
  ...{ isImpersonatedS: false, isGuest: false, hasAnyOrder: false },
};

/** A call made by an admin, outside of any request. */
function findContext(db: Database, services: CallContext['services'], now: Date): CallContext {
  return {
    ...{ db, services, clock: () => now, random: () => 0.5, log: pino({ level: 'silent' }), requestId: 'lists' },
    ...{
      countryId: 1,
      user: ADMIN,
      familyId: null,
      actor: null,
      countries: null,
      dealerKey: null,
      ip: '127.0.0.1',
      release: null,
    },
    audit: createAuditNotes(),
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  };
}

type Query = Readonly<Record<string, string>>;
type ListParts = Readonly<{ db: Database; services: CallContext['services']; now: Date }>;

async function requestList({ call, answer: respond }: Handler, query: Query, parts: ListParts): Promise<unknown> {
  const isGet = call.method === 'GET';
  const request = { params: {}, query: isGet ? query : {}, body: isGet ? undefined : query };
  return respond(request, findContext(parts.db, parts.services, parts.now));
}

/** Requests a list once, and returns the duration in milliseconds. */
export async function timeList(list: Handler, query: Query, parts: ListParts): Promise<number> {
  const start = performance.now();
  await requestList(list, query, parts);
  return performance.now() - start;
}

/** How many rows a list finds, counted to STAFF_TOTAL_CAP. */
export async function countFound(list: Handler, query: Query, parts: ListParts): Promise<number> {
  return v.parse(v.object({ Total: v.number() }), await requestList(list, query, parts)).Total;
}

function readQuery([first, values]: readonly unknown[]): RunQuery {
  const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'));
  const parameters = Array.isArray(values) ? values : Reflect.get(Object(first), 'values');
  return { text, values: Array.isArray(parameters) ? parameters : [], settings: [] };
}

/** Queries that clients of the pool run while `action` executes, those of transactions too; but what begins and ends these. */
export async function getQueries(pool: Pool, action: () => Promise<unknown>): Promise<RunQuery[]> {
  const run: RunQuery[] = [];
  const original = new Map<PoolClient, unknown>();
  const watch = (client: PoolClient) => {
    if (original.has(client)) return;
    const request = client.query;
    original.set(client, request);
    let settings: RunQuery[] = [];
    Reflect.set(client, 'query', (...args: unknown[]): unknown => {
      const query = readQuery(args);
      if (/^\s*select set_config\(/i.test(query.text)) settings.push(query);
      else if (/^\s*(?:begin|commit|rollback)/i.test(query.text)) settings = [];
      else run.push({ ...query, settings: [...settings] });
      return Reflect.apply(request, client, args);
    });
  };
  pool.on('acquire', watch);
  try {
    await action();
  } finally {
    pool.off('acquire', watch);
    for (const [client, request] of original) Reflect.set(client, 'query', request);
  }
  return run;
}

/** A query as it is planned, with the settings of its transaction; `options` of EXPLAIN. */
export async function explainQuery(
  pool: Pool,
  { text, values, settings }: RunQuery,
  options: string,
): Promise<readonly unknown[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const setting of settings) await client.query(setting.text, [...setting.values]);
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (${options}) ${text}`, [...values]);
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Below it the planner is right to read a table whole. */
export const LARGE_ROWS = 2000;

/** Names of large tables, by the planner's own statistics. */
export async function largeTables(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [LARGE_ROWS],
  );
  return new Set(rows.map(({ relname }) => relname));
}

/** Counting ends at STAFF_TOTAL_CAP in any case, so it may read that many rows of a table. */
const isCount = (text: string): boolean => /^\s*select count\(\*\)::int as counted/i.test(text);

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter': number;
  readonly 'Rows Removed by Join Filter': number;
  readonly 'Rows Removed by Index Recheck': number;
  readonly Plans: readonly PlanNode[];
}
const Count = v.optional(v.number(), 0);
const Node: v.GenericSchema<unknown, PlanNode> = v.object({
  'Actual Rows': Count,
  'Actual Loops': Count,
  'Rows Removed by Filter': Count,
  'Rows Removed by Join Filter': Count,
  'Rows Removed by Index Recheck': Count,
  Plans: v.optional(v.array(v.lazy(() => Node)), []),
});
const Explained = v.tuple([v.tuple([v.object({ Plan: Node })])]);

function getPlanRows(node: PlanNode): number {
  const removed = ['Filter', 'Join Filter', 'Index Recheck'] as const;
  const own = removed.reduce((sum, by) => sum + node[`Rows Removed by ${by}`], node['Actual Rows']);
  return node.Plans.reduce((sum, child) => sum + getPlanRows(child), own * node['Actual Loops']);
}

/** Rows that the steps of a query pass on or throw away, counting aside: its work, the same on a busy machine as on an idle one. */
export async function rowsLookedAt(pool: Pool, query: RunQuery): Promise<number> {
  if (!/^\s*(select|with)/i.test(query.text) || isCount(query.text)) return 0;
  const explained = v.parse(Explained, await explainQuery(pool, query, 'analyze, format json'));
  return getPlanRows(explained[0][0].Plan);
}

/** The large tables that a query's plan reads whole. */
export async function wholeReads(pool: Pool, query: RunQuery, large: ReadonlySet<string>): Promise<string[]> {
  if (!/^\s*(select|with)/i.test(query.text) || isCount(query.text)) return [];
  const plan = (await explainQuery(pool, query, 'costs')).join('\n');
  return [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table).filter((table) => large.has(table));
}
