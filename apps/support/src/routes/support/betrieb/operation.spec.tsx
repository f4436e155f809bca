import type { OperationFinding } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { operationRoute } from './operation-route';

const At = '2026-11-21T11:00:00.000Z';
const finding = (overrides: Partial<OperationFinding>): OperationFinding => ({
  ...{ Kind: 'jobs', Status: 'serves', Subject: '', Count: null, Since: null, Detail: null },
  ...overrides,
});
const FINDINGS = [
  finding({ Kind: 'feed', Status: 'stopped', Subject: 'Holz Huber', Since: '2026-11-17T06:00:00.000Z' }),
  finding({ Kind: 'price-files', Status: 'waits', Count: 2, Since: '2026-11-21T08:00:00.000Z' }),
  finding({ Kind: 'prices', Subject: 'at', Since: '2026-11-21T09:00:00.000Z' }),
  finding({}),
];

function open(responses: Parameters<typeof fakeApi>[0] = {}, roles: string[] = [ROLES.admin]) {
  const fake = fakeApi({ operationState: () => ({ At, Findings: FINDINGS }), ...responses });
  const user = staffPerson(roles);
  return { ...fake, ...renderRoute(addStaffParts([operationRoute]), '/support/betrieb', { api: fake.api, user }) };
}
const findRows = async (name: string) => {
  const table = within(await screen.findByRole('table', { name }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
};

describe('/support/betrieb', () => {
  it('says what stopped, what waits and what serves, since when, and what to do', async () => {
    open();
    expect(await findRows('Was stillsteht')).toEqual([
      [
        ...['Preisdateien von Holz Huber', 'steht still', expect.stringMatching(/^zuletzt geliefert .*07:00/)],
        'Den Händler anrufen: Sein Programm liefert keine Preise mehr.',
      ],
    ]);
    expect(await findRows('Was wartet')).toEqual([
      [
        ...['Angehaltene Preisdateien', '2 warten', expect.stringMatching(/^älteste .*09:00/)],
        'Die Dateien mit Preissprung ansehen und übernehmen oder ablehnen.',
      ],
    ]);
    expect(await findRows('Was läuft')).toEqual([
      ['Preise auf .at', 'aktuell', expect.stringMatching(/^zuletzt geändert .*10:00/), 'nichts'],
      ['Aufträge', 'läuft', '–', 'nichts'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Um diese Punkte muss sich jemand kümmern: 2.');
  });

  it('says which shell does not take a version, and why', async () => {
    const Detail = 'Knoten shell-1:4200 nimmt die Version nicht: it cannot be loaded';
    const refused = finding({ Kind: 'release', Status: 'stopped', Subject: 'order 20261121-c', Since: At, Detail });
    open({ operationState: () => ({ At, Findings: [refused] }) });
    expect(await findRows('Was stillsteht')).toEqual([
      [
        ...['Oberfläche: order 20261121-c', Detail, expect.stringMatching(/^gemeldet .*12:00/)],
        'Unter „Releases“ den Grund lesen und eine frühere Version ausliefern.',
      ],
    ]);
  });

  it('says so where everything runs, without an empty table', async () => {
    open({ operationState: () => ({ At, Findings: [finding({})] }) });
    expect(await screen.findByText(/Alles läuft\. Stand .*12:00/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Was stillsteht' })).not.toBeInTheDocument();
  });

  it('has words for every kind and state', async () => {
    const kinds = [
      ...([
        'node',
        'release',
        'prices',
        'orders',
        'overdue-orders',
        'mails',
        'failed-mails',
        'feed',
        'price-files',
        'jobs',
      ] as const),
    ];
    const Findings = (['stopped', 'waits', 'serves'] as const).flatMap((Status) =>
      kinds.map((Kind) => finding({ Kind, Status, Subject: 'x', Count: 3 })),
    );
    open({ operationState: () => ({ At, Findings }) });
    for (const name of ['Was stillsteht', 'Was wartet', 'Was läuft']) {
      const rows = await findRows(name);
      expect(rows).toHaveLength(kinds.length);
      for (const row of rows) for (const cell of row) expect(cell).not.toBe('');
    }
  });

  it('is for admins alone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router, calls } = open({}, [ROLES.customerSupport]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
    expect(calls).toEqual([]);
  });
});
