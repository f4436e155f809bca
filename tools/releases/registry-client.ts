import { PointerEntry, ServedRemote, type ShellReport } from '@heizplatz/releases';
import type { VersionHealth } from '@heizplatz/releases/database';
import * as v from 'valibot';
import { HEALTH_HOURS } from './shell-reports.ts';

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
const Uploaded = v.object({ warnings: v.optional(v.array(v.string()), []) });
const Shells = v.object({
  shells: v.array(
    v.object({
      node: v.string(),
      /** Since its last report. */
      silentSeconds: v.number(),
      refused: v.array(v.object({ remote: v.string(), version: v.string(), reason: v.string() })),
      serving: v.nullable(v.array(ServedRemote)),
    }),
  ),
});
const Health = v.object({
  versions: v.array(
    v.object({
      ...{ remote: v.string(), version: v.string() },
      ...{ visits: v.number(), failedVisits: v.number(), orders: v.number() },
      ...{ largestPaintMs: v.nullable(v.number()), interactionMs: v.nullable(v.number()) },
    }),
  ),
});
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
  /** tar.gz. `isNew` false: this very release was published before. */
  readonly upload: (
    remote: string,
    version: string,
    packed: Uint8Array<ArrayBuffer>,
  ) => Promise<{ readonly isNew: boolean; readonly warnings: readonly string[] }>;
  readonly listVersions: (remote: string) => Promise<readonly string[]>;
  readonly readPointer: (remote: string) => Promise<v.InferOutput<typeof Pointer>>;
  readonly move: (remote: string, move: RegistryMove) => Promise<PointerEntry | null>;
  /** What running shells say of the remote; null from a registry of before. */
  readonly readShells: (remote: string) => Promise<readonly ShellReport[] | null>;
  /** What happened to the visitors of its versions within HEALTH_HOURS; null from a registry of before. */
  readonly readHealth: (remote: string) => Promise<readonly VersionHealth[] | null>;
}

/** Each call rejects with a sentence when the registry refuses, is not reached or does not respond. */
export function createRegistryClient({ url, token }: RegistryAccess, timeoutMs = TIMEOUT_MS): RegistryClient {
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await request(path, init);
    if (!response.ok) throw new Error(await describeRefusal(response, url));
    return response;
  }
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const signal = AbortSignal.timeout(timeoutMs);
    return fetch(`${url}/registry/v1/${path}`, { ...init, headers, signal }).catch((error: unknown) => {
      throw new Error(describeFailure(error, url, timeoutMs), { cause: error });
    });
  }
  /** Null: the registry does not have this address yet. */
  async function readIfThere<S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S> | null> {
    const response = await request(path);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(await describeRefusal(response, url));
    return read(schema, response);
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
      return { isNew: response.status === 201, warnings: (await read(Uploaded, response)).warnings };
    },
    listVersions: async (remote) => (await read(Versions, await send(`${remote}/versions`))).versions,
    readPointer: async (remote) => read(Pointer, await send(`${remote}/pointer`)),
    move: async (remote, move) => {
      const headers = { 'content-type': 'application/json' };
      const response = await send(`${remote}/moves`, { method: 'POST', headers, body: JSON.stringify(move) });
      return (await read(Moved, response)).entry;
    },
    readShells: async (remote) => {
      const found = await readIfThere(Shells, `${remote}/shells`);
      if (!found) return null;
      return found.shells.map(({ silentSeconds, ...shell }) => ({
        ...shell,
        seenAt: new Date(Date.now() - silentSeconds * 1000),
      }));
    },
    readHealth: async (remote) =>
      (await readIfThere(Health, `${remote}/health?hours=${HEALTH_HOURS}`))?.versions ?? null,
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
