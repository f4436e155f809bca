import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import { MediaUpload } from './media-upload';
import { useMediaColumns } from './use-media-columns';
import type { ListFilter } from '../../../../shared/staff-table/filters/list-filter';

function useFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const kinds = [
    { value: '', label: t`alle` },
    { value: 'picture', label: t`Bilder` },
    { value: 'pdf', label: t`PDF` },
  ];
  const uses = [
    { value: '', label: t`alle` },
    { value: 'used', label: t`verwendet` },
    { value: 'unused', label: t`nirgends verwendet` },
  ];
  return [
    { name: 'kind', label: t`Art`, options: kinds },
    { name: 'use', label: t`Verwendung`, options: uses },
  ];
}

/** /support/cms/media: pictures and papers for pages and articles. */
export function MediaView() {
  const { t } = useLingui();
  const filters = useFilters();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffMedia, { query: listQuery(CALLS.staffMedia.query, params) });
  return (
    <StaffPage title={t`Mediathek`} lead={t`Bilder und PDF für Seiten und Artikel aller drei Länder.`}>
      <MediaUpload onUploaded={() => void mutate()} />
      <StaffTable
        label={t`Dateien`}
        columns={useMediaColumns()}
        rowKey={({ Key }) => Key}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        defaultSort="-date"
        exportPath={CALLS.exportStaffMedia.path}
        personalColumns={t`Von wem`}
        searchHint={t`Name, Beschreibung`}
        listFilters={filters}
        emptyTitle={t`Keine Datei gefunden`}
      />
    </StaffPage>
  );
}
