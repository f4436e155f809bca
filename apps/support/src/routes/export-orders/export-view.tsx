import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listQuery } from '../../shared/staff-table/list-query';
import { StaffPage } from '../../shared/staff-page/staff-page';
import { StaffTable } from '../../shared/staff-table/staff-table';
import { chosenColumns, columnsText } from './chosen-columns';
import { ExportForm } from './export-form';
import { LogCard } from './log-card';
import { TemplatesCard } from './templates-card';
import { useExportFilters } from './use-export-filters';
import { usePreviewColumns } from './use-preview-columns';
import styles from './export-view.module.css';

/** Which orders, with a table as a preview; which columns, as a file; the previous exports. */
export function ExportView() {
  const [params] = useSearchParams();
  const query = params.getAll('columns').join(',');
  // A template brings its own columns.
  return <ExportPage key={query} input={query} />;
}

function ExportPage({ input }: { readonly input: string }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(() => chosenColumns(input));
  const query = listQuery(CALLS.orderExportRows.query, params);
  const { data, error, mutate } = useCall(CALLS.orderExportRows, { query });
  const filters = useExportFilters();
  const columns = usePreviewColumns();
  return (
    <StaffPage
      title={t`Bestellungen exportieren`}
      lead={t`Die Vorschau zeigt, was in der Datei steht. Euro und Franken stehen je für sich.`}
    >
      <StaffTable
        list={STAFF_LISTS.orderExportRows}
        columns={columns}
        rowKey={({ OrderId }) => OrderId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        listFilters={filters}
        formValues={{ columns: columnsText(chosen) }}
        emptyTitle={t`Keine Bestellungen in dieser Auswahl`}
      />
      {data && data.Rows.length > 0 && (
        <ExportForm total={data.Total} isCapped={data.IsTotalCapped} chosen={chosen} onChoose={setChosen} />
      )}
      <div className={styles.columns}>
        <TemplatesCard columns={columnsText(chosen)} />
        <LogCard />
      </div>
    </StaffPage>
  );
}
