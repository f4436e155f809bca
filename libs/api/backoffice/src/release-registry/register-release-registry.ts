import { type CallDependencies, createReleasePointer } from '@heizplatz/api-platform';
import { HOUR_MS } from '@heizplatz/country';
import { REMOTE_NAME } from '@heizplatz/releases';
import { ARCHIVE_LIMITS } from '@heizplatz/releases/archive';
import { listShellNodes, readVersionHealth, type ReleaseToken } from '@heizplatz/releases/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { admitTeam, checkTeamsRemote } from './admit-team';
import { moveRemote, RegistryMove } from './move-remote';
import { isVersion, openPublishedReleases } from './published-releases';
import { receiveRelease } from './receive-release';
import type { RegistryContext } from './registry-context';
import { RegistryError } from './registry-error';
import { sendRegistryError } from './send-registry-error';
import { withTeamAudit } from './with-team-audit';

const Params = v.object({
  remote: v.pipe(v.string(), v.regex(REMOTE_NAME)),
  version: v.optional(v.pipe(v.string(), v.check(isVersion))),
});
/** As long as the sums are stored. */
const MOST_HOURS = 168;
const HealthQuery = v.object({
  hours: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MOST_HOURS)),
    '24',
  ),
});
/** Moves that a response lists, the newest first. */
const MOVES = 20;

/**
 * The registry for teams (docs/releasing.md), by a Bearer token of `npm run release -- token add`, on the API's own port: the
 * shell does not proxy such paths. No calls of the contract, since programs use it and its bodies are archives.
 *
 * - PUT /registry/v1/REMOTE/VERSION: a signed release as tar.gz (application/gzip); 201, or 200 where it was there, with
 *   { remote, version, warnings }.
 * - GET /registry/v1/REMOTE/versions: { remote, versions }, the oldest first.
 * - GET /registry/v1/REMOTE/pointer: { remote, entry, moves }, PointerEntry of libs/releases.
 * - GET /registry/v1/REMOTE/shells: { remote, shells }, what each running shell said last of this remote.
 * - GET /registry/v1/REMOTE/health?hours=24: { remote, hours, versions }, VersionHealth of libs/releases.
 * - POST /registry/v1/REMOTE/moves: a RegistryMove; { remote, entry }.
 *
 * Errors are { code, detail, … } of registry-error.ts.
 */
export function registerReleaseRegistry(app: FastifyInstance, dependencies: CallDependencies): void {
  const { config } = dependencies.services;
  const tokens = new WeakMap<FastifyRequest, ReleaseToken>();
  const openPointer = () => createReleasePointer({ ...dependencies, config });

  void app.register(async (registry) => {
    registry.setErrorHandler(sendRegistryError);
    registry.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    // Before the body is read.
    registry.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = await admitTeam(request, dependencies);
      checkTeamsRemote(token, parse(Params, request.params).remote);
      tokens.set(request, token);
    });
    const getContext = (request: FastifyRequest): RegistryContext => {
      const token = tokens.get(request);
      if (!token) throw new Error('the request was not admitted');
      return { ...dependencies, token, requestId: request.id, ip: request.ip, log: request.log };
    };

    const upload = { config: { callId: 'publishRelease' }, bodyLimit: ARCHIVE_LIMITS.packedBytes };
    registry.put('/registry/v1/:remote/:version', upload, async (request, reply) => {
      const { remote, version = '' } = parse(Params, request.params);
      const packed = parse(v.instance(Buffer), request.body);
      const context = getContext(request);
      const { isNew, warnings } = await withTeamAudit(
        {
          ...{ callId: 'publishRelease', request: { Remote: remote, Version: version, Bytes: packed.length } },
          run: () => receiveRelease({ remote, version, packed }, context),
          describe: (outcome) => ({ after: { area: remote, version, isNew: outcome.isNew } }),
        },
        context,
      );
      return reply.code(isNew ? 201 : 200).send({ remote, version, warnings });
    });
    registry.get('/registry/v1/:remote/versions', async ({ params }) => {
      const { remote } = parse(Params, params);
      return { remote, versions: await openPublishedReleases(config).listVersions(remote) };
    });
    registry.get('/registry/v1/:remote/pointer', async ({ params }) => {
      const { remote } = parse(Params, params);
      const store = openPointer();
      const moves = (await store.readMoves(remote)).slice(0, MOVES);
      return { remote, entry: (await store.read()).remotes[remote] ?? null, moves };
    });
    registry.get('/registry/v1/:remote/shells', async ({ params }) => {
      const { remote } = parse(Params, params);
      return { remote, shells: await readShells(remote, dependencies) };
    });
    registry.get('/registry/v1/:remote/health', async ({ params, query }) => {
      const { remote } = parse(Params, params);
      const { hours } = parse(HealthQuery, query);
      const since = new Date(dependencies.clock().getTime() - hours * HOUR_MS);
      return { remote, hours, versions: await readVersionHealth(dependencies.db, { since, remote }) };
    });
    registry.post('/registry/v1/:remote/moves', { config: { callId: 'moveRelease' } }, async (request) => {
      const { remote } = parse(Params, request.params);
      return { remote, entry: await moveRemote(remote, parse(RegistryMove, request.body), getContext(request)) };
    });
  });
}

/** A team hears of its own remote alone. */
async function readShells(remote: string, { db, clock }: CallDependencies) {
  const isOwn = (one: { readonly remote: string }): boolean => one.remote === remote;
  const now = clock();
  const nodes = await listShellNodes(db, now);
  return nodes.map(({ node, seenAt, refused, serving }) => ({
    ...{ node, silentSeconds: Math.max(0, (now.getTime() - seenAt.getTime()) / 1000), refused: refused.filter(isOwn) },
    serving: serving && serving.filter(isOwn),
  }));
}

function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new RegistryError('BAD_REQUEST', path === null ? issue.message : `${path}: ${issue.message}`);
}
