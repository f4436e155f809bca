import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import { useListFilters } from '../../../../shared/staff-table/filters/use-list-filters';
import { MediaUpload } from './media-upload';
import { useMediaColumns } from './use-media-columns';

/** /support/cms/media: pictures and papers for pages and articles. */
export function MediaView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffMedia, { key: null });
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffMedia, { query: listQuery(CALLS.staffMedia.query, params) });
  return (
    <StaffPage title={t`Mediathek`} lead={t`Bilder und PDF für Seiten und Artikel aller drei Länder.`}>
      <MediaUpload onUploaded={() => void mutate()} />
      <StaffTable
        list={STAFF_LISTS.staffMedia}
        columns={useMediaColumns()}
        rowKey={({ Key }) => Key}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        exportPath={CALLS.exportStaffMedia.path}
        listFilters={filters}
        emptyTitle={t`Keine Datei gefunden`}
      />
    </StaffPage>
  );
}
