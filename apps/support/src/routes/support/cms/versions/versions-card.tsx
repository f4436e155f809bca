import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS, type PageVersionRow, type StaffPage } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { editPagePath } from '@heizplatz/routes';
import { Button, Card, CardHeader, Chip, Skeleton, TextLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffRows } from '../../../../shared/staff-table/staff-rows';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import styles from '../cms.module.css';
import { Difference } from './difference';
import { momentText } from './moment-text';
import { PageStateChip } from '../page-list/page-state-chip';
import { RefusalNotice } from '../page/refusal-notice';

interface VersionsCardProps {
  readonly page: StaffPage;
  readonly onChanged: (saved: StaffPage) => Promise<unknown>;
}

/** A version beside the newest one. */
function Compared({ page, number }: { readonly page: StaffPage; readonly number: number }) {
  const { data } = useCall(CALLS.staffPageVersion, { params: { pageId: String(page.Id), number: String(number) } });
  const newest = page.Versions[0]?.Number ?? 0;
  return (
    <div className={styles.stack}>
      <h3>
        <Trans>
          Von Fassung {number} zu Fassung {newest}
        </Trans>
      </h3>
      {data ? <Difference before={data} after={page} /> : <Skeleton width={100} />}
    </div>
  );
}

/** All versions, what is different between them, and the way back. */
export function VersionsCard({ page, onChanged }: VersionsCardProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const [params] = useSearchParams();
  const { submit, isBusy, problem } = useSubmit();
  const [newest] = page.Versions;
  const compared = page.Versions.find(({ Number: number }) => String(number) === params.get('vergleich'));
  const restore = (Number: number) =>
    submit(async () => {
      const saved = await api(CALLS.restorePageVersion, { body: { PageId: page.Id, Version: page.Version, Number } });
      await onChanged(saved);
      show({ tone: 'good', text: t`Fassung ${Number} ist jetzt der Entwurf.` });
    });
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
    { key: 'created', title: t`Geschrieben`, cell: ({ CreatedAt }) => momentText(CreatedAt, page.CountryId) },
    {
      key: 'live',
      title: t`Zu sehen ab`,
      cell: ({ GoesLiveAt }) => (GoesLiveAt ? momentText(GoesLiveAt, page.CountryId) : '–'),
    },
    {
      key: 'acts',
      title: t`Vergleichen und zurückholen`,
      cell: (row) =>
        row.Number === newest?.Number ? (
          '–'
        ) : (
          <span className={styles.row}>
            <TextLink
              href={`${editPagePath(page.Id)}?vergleich=${row.Number}`}
            >{t`Fassung ${row.Number} vergleichen`}</TextLink>
            <Button size="small" variant="quiet" busy={isBusy} onClick={() => void restore(row.Number)}>
              {t`Fassung ${row.Number} zurückholen`}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <Card as="section" aria-label={t`Fassungen`}>
      <CardHeader title={t`Fassungen`} />
      <div className={styles.stack}>
        <RefusalNotice problem={problem} />
        <StaffRows
          label={t`Tabelle: Fassungen`}
          columns={columns}
          rows={page.Versions}
          rowKey={(row) => row.Number}
          getMark={(row) => (row.Number === compared?.Number ? 'open' : undefined)}
          defaultSort=""
        />
        {compared && <Compared page={page} number={compared.Number} />}
      </div>
    </Card>
  );
}
