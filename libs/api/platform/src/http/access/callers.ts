import type { CountryId } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import type { FastifyRequest } from 'fastify';

/** The session that a token belongs to, and its impersonator. */
export interface TokenLogin {
  readonly familyId: string | null;
  /** The staff member who impersonates the user; null: the user itself. */
  readonly actingUserId: number | null;
}

/** Who calls by the word of a token alone. */
export interface TokenHolder extends TokenLogin {
  readonly user: User;
}

/** Who calls, as the database knows it at this moment. */
export interface Caller {
  /** With its current roles, regardless of its token. */
  readonly user: User;
  readonly familyId: string;
  /** The impersonator; null: the user itself. */
  readonly actor: { readonly id: number; readonly name: string } | null;
  /** The countries that a member of staff is limited to; null: all. */
  readonly countries: readonly CountryId[] | null;
}

/** The dealer whose program calls. */
export interface DealerKeyHolder {
  readonly dealerId: number;
  /** The dealer's key in price files. */
  readonly dealerKey: string;
  readonly dealerName: string;
  /** The key's first signs. */
  readonly start: string;
  /** The member of staff who made the key, and is the sender of what comes by it where four eyes are asked for. */
  readonly makerId: number;
}

/** How the calls learn who calls; the modules that know stand above this one (registry/callers-of.ts). */
export interface Callers {
  /** By the Bearer header or else the hp_token cookie; null for anonymous, expired and forged tokens. */
  getHolder(request: FastifyRequest): Promise<TokenHolder | null>;
  /** Null once the login has ended, or its user or actor is locked. */
  findLive(holder: TokenHolder): Promise<Caller | null>;
  /** Null without a key, for one that has ended, and for dealers that are locked. TOO_MANY_REQUESTS after many wrong ones. */
  getDealerByKey(request: FastifyRequest): Promise<DealerKeyHolder | null>;
}
