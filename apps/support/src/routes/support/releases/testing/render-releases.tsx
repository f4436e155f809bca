import type { ProblemError } from '@heizplatz/api-client';
import type {
  CallResponse,
  CallInput,
  CALLS,
  ReleaseMove,
  PublishedRelease,
  ReleaseServingRule,
} from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { addStaffParts } from '../../../../testing/add-staff-parts';
import { listPage } from '../../../../testing/list-page';
import { staffPerson } from '../../../../testing/staff-person';
import { releasesRoute } from '../releases-route';

type Result = CallResponse<typeof CALLS.publishedReleases>;

export const getRow = (Version: string, overrides: Partial<PublishedRelease> = {}): PublishedRelease => ({
  ...({ Remote: 'order', RemoteName: 'Angebote und Bestellung', Version, State: 'before', Fault: null } as const),
  ...{ BuiltAt: '2026-11-20T10:00:00.000Z', ContractVersion: 1, Sites: [], Rules: [] },
  ...overrides,
});
export const ALL = ['Deutschland', 'Österreich', 'Schweiz'];
const ROWS = [
  getRow('20261121-d', {
    State: 'incompatible',
    Fault: 'Gebaut für Fassung 2 der Schnittstelle, hier läuft Fassung 1.',
  }),
  getRow('20261120-c', { State: 'serving', Sites: ALL }),
  getRow('20261110-b'),
];

export const EVERYBODY = { Version: '20261120-c', Share: 1, Sites: [] };
export const CANARY: ReleaseServingRule = { Version: '20261121-d', Share: 0.1, Sites: ['Österreich'] };
const ORDER = { Remote: 'order', RemoteName: 'Angebote und Bestellung' };
const MOVES: ReleaseMove[] = [
  {
    ...{ ...ORDER, Revision: 3, By: 'automatic', At: '2026-11-21T11:00:00.000Z', Serving: [EVERYBODY] },
    ...{ Reason: '20261121-d: 14 von 60 Besuchen gescheitert', Command: 'rollback 20261121-d (automatic)' },
  },
  {
    ...{ ...ORDER, Revision: 2, By: 'Ines Falk', At: '2026-11-21T10:00:00.000Z', Serving: [CANARY, EVERYBODY] },
    ...{ Reason: 'Neue Kasse', Command: 'canary 20261121-d --percent 10 (staff)' },
  },
];

export const HEALTH: CallResponse<typeof CALLS.releaseHealth> = {
  Versions: [
    {
      ...{ Remote: 'order', Version: '20261121-d', Visits: 60, FailedVisits: 14, Orders: 0 },
      ...{ LargestPaintMs: 1840, InteractionMs: null },
    },
    {
      ...{ Remote: 'order', Version: '20261120-c', Visits: 1540, FailedVisits: 2, Orders: 36 },
      ...{ LargestPaintMs: 1100, InteractionMs: 96 },
    },
  ],
  Shells: [
    {
      ...{ Node: 'shell-1:4200', SeenAt: '2026-11-21T11:00:00.000Z' },
      Refused: [{ Remote: 'public', Version: '20261121-x', Reason: 'it cannot be loaded: no such thing' }],
      Areas: [{ Remote: 'order', State: 'served', Versions: ['20261120-c'] }],
    },
  ],
};

/** The releases page before an API that answers as told; `refuse` lets the next moves fail. */
export function renderPage(
  input: {
    path?: string;
    roles?: string[];
    rows?: PublishedRelease[];
    registry?: Result['Registry'];
    rules?: PublishedRelease['Rules'];
    previous?: string | null;
    move?: Result['Remotes'][number]['LastMove'];
    shells?: typeof HEALTH.Shells;
  } = {},
) {
  let serving = '20261120-c';
  let refusal: ProblemError | null = null;
  const { rows = ROWS, registry = 'there', rules = [], move = null, previous } = input;
  const moveOrRefuse = ({ body }: { body: { Remote: string } }) => {
    if (refusal) throw refusal;
    return { Remote: body.Remote, Serving: [] };
  };
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    releaseHealth: () => ({ ...HEALTH, Shells: input.shells ?? HEALTH.Shells }),
    releaseMoves: () => ({ Moves: MOVES }),
    startCanary: ({ body }: CallInput<typeof CALLS.startCanary>) => ({ Remote: body.Remote, Serving: [] }),
    promoteCanary: moveOrRefuse,
    rollBackRelease: moveOrRefuse,
    publishedReleases: () => ({
      ...listPage(rows),
      Registry: registry,
      Remotes: [
        { Remote: 'public', RemoteName: 'Öffentliche Seiten', ServingVersion: null, Serving: [], LastMove: null },
        {
          Remote: 'order',
          RemoteName: 'Angebote und Bestellung',
          ServingVersion: serving,
          Serving: rules,
          LastMove: move,
          ...(previous !== undefined && { PreviousVersion: previous }),
        },
      ],
    }),
    serveRelease: ({ body }: CallInput<typeof CALLS.serveRelease>) => {
      if (refusal) throw refusal;
      serving = body.Version;
      return { Remote: body.Remote, Serving: [] };
    },
  });
  const rendered = renderRoute(addStaffParts([releasesRoute]), input.path ?? '/support/releases', {
    api: fake.api,
    user: staffPerson(input.roles ?? [ROLES.admin]),
  });
  return {
    ...fake,
    ...rendered,
    moveTo: (version: string) => {
      serving = version;
    },
    refuse: (problem: ProblemError | null) => {
      refusal = problem;
    },
  };
}
