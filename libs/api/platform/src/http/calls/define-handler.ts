import type { Call, CallResponse, CallRequest, CountryId, ReleaseName } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditNotes } from '../../audit/audit-notes';
import type { Database } from '../../database/database';
import type { DealerKeyHolder } from '../access/callers';
import type { Cookies } from '../access/cookies';
import { parseRequest, type RawRequest } from './parse-request';
import type { SerializedResponse } from './serialized-response';
import type { Services } from './services';
import type { StreamResponse } from './stream-response';

/** What a handler works with beside the parsed request. */
export interface CallContext {
  readonly db: Database;
  readonly clock: () => Date;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  /** The site that was called, by header or host. */
  readonly countryId: CountryId;
  readonly user: User | null;
  /** The login that the caller's token belongs to; null for visitors. */
  readonly familyId: string | null;
  /** The staff member who impersonates the user; null: the user itself. */
  readonly actor: { readonly id: number; readonly name: string } | null;
  /** The countries that a member of staff is limited to; null: all. `db` has their rows alone then. */
  readonly countries: readonly CountryId[] | null;
  /** The dealer whose program calls, for calls that are made by key; else null. */
  readonly dealerKey: DealerKeyHolder | null;
  /** What the audit log shall know beside the request. */
  readonly audit: AuditNotes;
  readonly cookies: Cookies;
  readonly ip: string;
  /** Which release the calling page is of, by its own account; null: not known. */
  readonly release: ReleaseName | null;
  readonly services: Services;
}

export interface Handler {
  readonly call: Call;
  /** Whether it may read what is a moment old (answer-from-replica.ts). */
  readonly readsFromReplica?: boolean;
  answer(raw: RawRequest, context: CallContext): Promise<unknown>;
}

type Answered<C> = CallResponse<C> | SerializedResponse | StreamResponse;

/**
 * Binds a handler to a call of the contract. The handler gets the parsed request and returns the response; failures
 * are thrown by `problem`.
 */
export function defineHandler<C extends Call>(
  call: C,
  rule: (request: CallRequest<C>, context: CallContext) => Answered<C> | Promise<Answered<C>>,
): Handler {
  return { call, answer: async (raw, context) => rule(parseRequest(call, raw), context) };
}
