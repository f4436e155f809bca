import { PointerEntry } from '@heizplatz/releases';
import * as v from 'valibot';

/** The registry of a marketplace, and a team's token for it. */
export interface RegistryAccess {
  readonly url: string;
  readonly token: string;
}

/** What RELEASE_REGISTRY_URL and RELEASE_TOKEN name; undefined: this machine's own folder and database. Throws a sentence without the token. */
export function findRegistry(environment: NodeJS.ProcessEnv = process.env): RegistryAccess | undefined {
  const { RELEASE_REGISTRY_URL: url, RELEASE_TOKEN: token } = environment;
  if (!url) return undefined;
  if (!URL.canParse(url))
    throw new Error(`RELEASE_REGISTRY_URL '${url}' is no address like https://registry.example.com`);
  if (!token) throw new Error('RELEASE_REGISTRY_URL needs RELEASE_TOKEN too, the token of your team');
  return { url: url.replace(/\/$/, ''), token };
}

/** The API accepts a request for 30 s at most, and its database may be slow. */
const TIMEOUT_MS = 90_000;

const Versions = v.object({ versions: v.array(v.string()) });
const Pointer = v.object({ entry: v.nullable(PointerEntry), moves: v.array(PointerEntry) });
const Moved = v.object({ entry: v.nullable(PointerEntry) });
const Refusal = v.object({ code: v.string(), detail: v.string() });

/** A move, as POST /registry/v1/REMOTE/moves takes it. */
export interface RegistryMove {
  readonly move: string;
  readonly version?: string;
  readonly sites: readonly number[] | null;
  readonly percent?: number;
  readonly reason: string;
}

export interface RegistryClient {
  /** tar.gz. Resolves with false where this very release was published before. */
  readonly upload: (remote: string, version: string, packed: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  readonly listVersions: (remote: string) => Promise<readonly string[]>;
  readonly readPointer: (remote: string) => Promise<v.InferOutput<typeof Pointer>>;
  readonly move: (remote: string, move: RegistryMove) => Promise<PointerEntry | null>;
}

/** Each call rejects with a sentence when the registry refuses, is not reached or does not respond. */
export function createRegistryClient({ url, token }: RegistryAccess, timeoutMs = TIMEOUT_MS): RegistryClient {
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${url}/registry/v1/${path}`, { ...init, headers, signal }).catch((error: unknown) => {
      throw new Error(describeFailure(error, url, timeoutMs), { cause: error });
    });
    if (!response.ok) throw new Error(await describeRefusal(response, url));
    return response;
  }
  const read = async <S extends v.GenericSchema>(schema: S, response: Response): Promise<v.InferOutput<S>> => {
    const parsed = v.safeParse(schema, await response.json().catch(() => undefined));
    if (parsed.success) return parsed.output;
    throw new Error(`${url} does not respond as the registry of a marketplace does`);
  };
  return {
    upload: async (remote, version, packed) => {
      const headers = { 'content-type': 'application/gzip' };
      const response = await send(`${remote}/${version}`, { method: 'PUT', headers, body: packed });
      await response.body?.cancel();
      return response.status === 201;
    },
    listVersions: async (remote) => (await read(Versions, await send(`${remote}/versions`))).versions,
    readPointer: async (remote) => read(Pointer, await send(`${remote}/pointer`)),
    move: async (remote, move) => {
      const headers = { 'content-type': 'application/json' };
      const response = await send(`${remote}/moves`, { method: 'POST', headers, body: JSON.stringify(move) });
      return (await read(Moved, response)).entry;
    },
  };
}

async function describeRefusal(response: Response, url: string): Promise<string> {
  const parsed = v.safeParse(Refusal, await response.json().catch(() => undefined));
  if (!parsed.success) return `${url} responds with ${response.status}, and not as the registry of a marketplace does`;
  const retryAfter = response.headers.get('retry-after');
  const again = retryAfter === null ? '' : `; try again in ${retryAfter} s`;
  return `the registry refuses: ${parsed.output.detail} (${parsed.output.code})${again}`;
}

const TimedOut = v.object({ name: v.literal('TimeoutError') });
/** What fetch throws has the network's own reason below it. */
const Unreachable = v.object({ cause: v.object({ code: v.string() }) });

function describeFailure(error: unknown, url: string, timeoutMs: number): string {
  if (v.is(TimedOut, error)) return `${url} did not respond within ${timeoutMs / 1000} s`;
  const reason = v.is(Unreachable, error) ? error.cause.code : error instanceof Error ? error.message : String(error);
  return `${url} cannot be reached (${reason})`;
}
