import { createHash, timingSafeEqual } from 'node:crypto';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a header brings this very token as a Bearer token. */
export function bringsToken(authorization: string | undefined, token: string): boolean {
  const [, brought] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return brought !== undefined && timingSafeEqual(hash(brought), hash(token));
}

interface Machine {
  readonly authorization: string | undefined;
  /** Of the connection's peer, whatever the headers claim. */
  readonly remoteAddress: string | undefined;
}

/**
 * Clients with the token as a Bearer token. Where none is configured: nobody in production, elsewhere every
 * process on this machine.
 */
export function isAdmitted(
  { authorization = '', remoteAddress = '' }: Machine,
  { isProduction, token }: { readonly isProduction: boolean; readonly token: string | null },
): boolean {
  if (token === null) return !isProduction && LOOPBACK.has(remoteAddress);
  return bringsToken(authorization, token);
}
