/** A path that nothing owns: its page is the not-found page, and its call a 404. */
export const NOBODYS_PATH = '/nicht-gefunden';

export interface RequestTarget {
  /** Path and query, or `*`. */
  readonly path: string;
  /** Named by the target itself; it counts instead of the Host header (RFC 9112, 3.2.2). */
  readonly host?: string;
}

const ABSOLUTE = /^https?:\/\/([^/?#@]+)(?=[/?#]|$)/i;
/** URLs read `//` and `/\` as the beginning of a host, and leave blanks and tabs out before. */
const BEGINS_HOST = /^\/[/\\]/;

function hasBlanks(path: string): boolean {
  for (let at = 0; at < path.length; at += 1) if (path.charCodeAt(at) <= 0x20) return true;
  return false;
}

/** What a request line asks for. A target that names no path, or could be read as another host's, is nobody's path. */
export function readTarget(target: string): RequestTarget {
  if (target === '*') return { path: target };
  const [origin, host] = ABSOLUTE.exec(target) ?? [];
  const rest = origin === undefined ? target : target.slice(origin.length);
  const path = origin !== undefined && !rest.startsWith('/') ? `/${rest}` : rest;
  const isPath = path.startsWith('/') && !BEGINS_HOST.test(path) && !hasBlanks(path);
  return { path: isPath ? path : NOBODYS_PATH, ...(host !== undefined && { host }) };
}
