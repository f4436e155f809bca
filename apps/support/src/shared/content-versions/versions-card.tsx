import { useSubmit } from '@heizplatz/api-client';
import type { CountryId, PageVersionRow } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Button, Card, CardHeader, Chip, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StaffRows } from '../staff-table/staff-rows';
import type { StaffTableColumn } from '../staff-table/staff-table-column';
import layout from '../staff-page/layout.module.css';
import styles from '../content-release/cms.module.css';
import { momentText } from './moment-text';
import { PageStateChip } from '../content-release/page-state-chip';
import { RefusalNotice } from '../content-release/refusal-notice';

interface VersionsCardProps {
  /** The newest first. */
  readonly versions: readonly PageVersionRow[];
  readonly countryId: CountryId;
  /** The page that has the card. */
  readonly path: string;
  /** What differs between a version and the newest. */
  readonly renderDifference: (number: number) => ReactNode;
  readonly restore: (number: number) => Promise<unknown>;
  /** What `restore` does, where it does not make a draft of the version. */
  readonly restoreText?: (number: number) => string;
}

/** All versions, what is different between them, and the way back. */
export function VersionsCard(props: VersionsCardProps) {
  const { versions, countryId, path, renderDifference, restore, restoreText } = props;
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { submit, isBusy, problem } = useSubmit();
  const newest = versions[0]?.Number ?? 0;
  const compared = versions.find(({ Number: number }) => String(number) === params.get('vergleich'))?.Number;
  const columns: StaffTableColumn<PageVersionRow>[] = [
    { key: 'number', title: t`Fassung`, isRowHeader: true, cell: (row) => row.Number },
    {
      key: 'state',
      title: t`Stand`,
      cell: ({ State, IsShown, IsAutosave }) => (
        <span className={styles.row}>
          <PageStateChip state={State} />
          {IsAutosave && <Chip tone="sunk">{t`automatisch gespeichert`}</Chip>}
          {IsShown && <Chip tone="spruce">{t`zu sehen`}</Chip>}
        </span>
      ),
    },
    { key: 'author', title: t`Von`, cell: ({ Author }) => Author },
    { key: 'created', title: t`Geschrieben`, cell: ({ CreatedAt }) => momentText(CreatedAt, countryId) },
    {
      key: 'live',
      title: t`Zu sehen ab`,
      cell: ({ GoesLiveAt }) => (GoesLiveAt ? momentText(GoesLiveAt, countryId) : '–'),
    },
    {
      key: 'acts',
      title: t`Vergleichen und zurückholen`,
      cell: (row) =>
        row.Number === newest ? (
          '–'
        ) : (
          <span className={styles.row}>
            <TextLink href={`${path}?vergleich=${row.Number}`}>{t`Fassung ${row.Number} vergleichen`}</TextLink>
            <Button size="small" variant="quiet" busy={isBusy} onClick={() => void submit(() => restore(row.Number))}>
              {restoreText?.(row.Number) ?? t`Fassung ${row.Number} zurückholen`}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <Card as="section" aria-label={t`Fassungen`}>
      <CardHeader title={t`Fassungen`} />
      <div className={layout.stack}>
        <RefusalNotice problem={problem} />
        <StaffRows
          label={t`Tabelle: Fassungen`}
          columns={columns}
          rows={versions}
          rowKey={(row) => row.Number}
          getMark={(row) => (row.Number === compared ? 'open' : undefined)}
          defaultSort=""
        />
        {compared !== undefined && (
          <div className={layout.stack}>
            <h3>
              <Trans>
                Von Fassung {compared} zu Fassung {newest}
              </Trans>
            </h3>
            {renderDifference(compared)}
          </div>
        )}
      </div>
    </Card>
  );
}
