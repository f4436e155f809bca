import { type PublishedRelease, STAFF_LISTS } from '@heizplatz/contract';
import { formatTime, SITES } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { ReleaseChip } from './release-chip';
import { RuleList } from './rule-list';
import styles from './releases.module.css';

const SITE_COUNT = Object.keys(SITES).length;

/** What fits and does not serve can be switched to. */
const isNext = ({ State }: PublishedRelease): boolean => State === 'before' || State === 'published';

interface ReleaseActions {
  readonly onSwitch: (row: PublishedRelease) => void;
  /** Begins a canary. */
  readonly onTry: (row: PublishedRelease) => void;
}

/** `actions` null: nothing can be moved now. */
export function useReleaseColumns(actions: ReleaseActions | null): readonly StaffTableColumn<PublishedRelease>[] {
  const { t } = useLingui();
  const site = useSite();
  const release: readonly StaffTableColumn<PublishedRelease>[] = useDeclaredColumns(STAFF_LISTS.publishedReleases, {
    remote: {
      title: t`Bereich und Version`,
      isRowHeader: true,
      wraps: true,
      cell: ({ RemoteName, Version }) => (
        <>
          {RemoteName} <span className={styles.version}>{Version}</span>
        </>
      ),
    },
    state: {
      wraps: true,
      cell: ({ State, Fault }) => (
        <>
          <ReleaseChip state={State} />
          {Fault && <span className={styles.fault}>{Fault}</span>}
        </>
      ),
    },
  });
  const act: StaffTableColumn<PublishedRelease> = {
    key: 'act',
    title: t`Handlung`,
    cell: (row) =>
      actions && isNext(row) ? (
        <span className={styles.row}>
          <Button
            size="small"
            variant="secondary"
            aria-label={t`Probe: ${row.RemoteName}, ${row.Version}`}
            onClick={() => actions.onTry(row)}
          >
            <Trans>Probe</Trans>
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={t`Umstellen: ${row.RemoteName}, ${row.Version}`}
            onClick={() => actions.onSwitch(row)}
          >
            <Trans>Umstellen</Trans>
          </Button>
        </span>
      ) : (
        '–'
      ),
  };
  const facts: readonly StaffTableColumn<PublishedRelease>[] = useDeclaredColumns(STAFF_LISTS.publishedReleases, {
    built: {
      importance: 'extra',
      cell: ({ BuiltAt }) => (BuiltAt ? <time dateTime={BuiltAt}>{formatTime(BuiltAt, site)}</time> : '–'),
    },
    contract: { importance: 'extra' },
    sites: {
      title: t`Besucher`,
      wraps: true,
      cell: ({ Sites, Rules }) => {
        const isWhole = Rules.every(({ Share, Sites: some }) => Share >= 1 && some.length === 0);
        if (!isWhole) return <RuleList rules={Rules} />;
        return Sites.length === SITE_COUNT ? t`alle` : Sites.join(', ') || '–';
      },
    },
  });
  return [...release, act, ...facts];
}
