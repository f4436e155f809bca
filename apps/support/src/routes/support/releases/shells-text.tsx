import type { CallResponse, CALLS, ShellArea } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import styles from './releases.module.css';

export type Shell = CallResponse<typeof CALLS.releaseHealth>['Shells'][number];

/** Whether a shell does not serve yet what it is told to. */
export const isAnyWaiting = (shells: readonly Shell[]): boolean =>
  shells.some(({ Areas = [] }) => Areas.some(({ State }) => State === 'waiting'));

interface ShellsTextProps {
  readonly remote: string;
  readonly shells: readonly Shell[];
}

/** How many shells serve what was chosen for an area, and which do not; nothing where none says so. */
export function ShellsText({ remote, shells }: ShellsTextProps) {
  const { t } = useLingui();
  const states = shells.flatMap(({ Node, Areas = [] }) =>
    Areas.filter(({ Remote }) => Remote === remote).map(({ State }) => ({ Node, State })),
  );
  if (states.length === 0) return null;
  const namesOf = (state: ShellArea['State']): string =>
    states
      .filter(({ State }) => State === state)
      .map(({ Node }) => Node)
      .join(', ');
  const served = states.filter(({ State }) => State === 'served').length;
  const [refused, waiting, unknown] = [namesOf('refused'), namesOf('waiting'), namesOf('unknown')];
  const total = states.length;
  return (
    <span className={styles.version} role="status">
      {t`Auf ${served} von ${total} Knoten`}
      {waiting && t`; noch nicht: ${waiting}`}
      {refused && t`; abgelehnt von ${refused}`}
      {unknown && t`; ohne Angabe: ${unknown}`}
    </span>
  );
}
