import {
  addReleaseToken,
  listReleaseTokens,
  type ReleaseToken,
  revokeReleaseTokens,
  rotateReleaseToken,
} from '@heizplatz/releases/database';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { withDatabase } from './command-database.ts';
import { getAuthor } from './open-pointer.ts';
import { parseRemotes, parseTeam } from './team-arguments.ts';

/** Works on the database of DATABASE_URL, or of the running npm start. Returns the lines to print; undefined: the usage. */
export async function runTokenCommand(
  action: string | undefined,
  team: string | undefined,
  remotes: string | undefined,
): Promise<readonly string[] | undefined> {
  if (action === 'list') return withDatabase(async (db) => (await listReleaseTokens(db)).map(describeToken));
  if (action === 'add' && team && remotes)
    return withDatabase((db) => addToken(db, parseTeam(team), parseRemotes(remotes)));
  if (action === 'rotate' && team) return withDatabase((db) => rotateToken(db, team));
  if (action === 'revoke' && team) return withDatabase((db) => revokeTokens(db, team));
  return undefined;
}

async function addToken(db: NodePgDatabase, team: string, remotes: readonly string[]): Promise<string[]> {
  const now = new Date();
  const token = await db.transaction(async (tx) => {
    await recordAction(tx, { callId: 'addReleaseToken', request: { Team: team, Remotes: remotes }, now });
    return addReleaseToken(tx, { team, remotes, createdBy: getAuthor(), now });
  });
  return [`token of team ${team} for ${remotes.join(', ')}, which is not shown again:`, token];
}

async function rotateToken(db: NodePgDatabase, team: string): Promise<string[]> {
  const now = new Date();
  const rotated = await db.transaction(async (tx) => {
    await recordAction(tx, { callId: 'rotateReleaseToken', request: { Team: team }, now });
    return rotateReleaseToken(tx, { team, createdBy: getAuthor(), now });
  });
  if (!rotated) throw new Error(`team ${team} has no valid token`);
  const { token, remotes, othersUntil } = rotated;
  return [
    `new token of team ${team} for ${remotes.join(', ')}, which is not shown again; its others end on ${toDay(othersUntil)}:`,
    token,
  ];
}

async function revokeTokens(db: NodePgDatabase, team: string): Promise<string[]> {
  const now = new Date();
  const revoked = await db.transaction(async (tx) => {
    const tokens = await revokeReleaseTokens(tx, team, now);
    if (tokens.length > 0) await recordAction(tx, { callId: 'revokeReleaseTokens', request: { Team: team }, now });
    return tokens;
  });
  if (revoked.length === 0) throw new Error(`team ${team} has no valid token`);
  return [`revoked ${revoked.length === 1 ? 'the token' : `${revoked.length} tokens`} of team ${team}`];
}

interface RecordedAction {
  readonly callId: 'addReleaseToken' | 'rotateReleaseToken' | 'revokeReleaseTokens';
  readonly request: object;
  readonly now: Date;
}

/** In the audit log of staff's commands, whose tables belong to the API (libs/api/platform/src/audit/schema.ts). */
async function recordAction(
  db: PgDatabase<NodePgQueryResultHKT>,
  { callId, request, now }: RecordedAction,
): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    with line as (
      insert into audit_log (at, request_id, country_id, ip, actor_name, call_id, request)
      values (${at}, 'npm run release', 1, '', ${getAuthor()}, ${callId}, ${JSON.stringify(request)}::jsonb)
      returning id)
    insert into audit_outcomes (audit_id, at, outcome) select id, ${at}, 'done' from line`);
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

function describeToken(token: ReleaseToken): string {
  const { id, team, remotes, createdAt, createdBy, lastUsedAt, revokedAt, expiresAt } = token;
  const used = lastUsedAt ? `last used ${toDay(lastUsedAt)}` : 'never used';
  const state = revokedAt ? `revoked ${toDay(revokedAt)}` : `valid until ${toDay(expiresAt)}`;
  return `${id}  ${team}: ${remotes.join(', ')}  created ${toDay(createdAt)} by ${createdBy}, ${used}, ${state}`;
}
