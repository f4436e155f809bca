import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS, type StaffDealerDocument } from '@heizplatz/contract';
import { formatDate, siteById, type Site } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { Card, CardHeader, Chip, EmptyState, MetricTable, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmButton } from '../../../../shared/staff-form/confirm-button';
import type { DealerPageData } from '../dealer-loaders';
import { DealerPage } from '../dealer-page';
import { DocumentForm } from './document-form';
import { useDocumentKinds } from './use-document-kinds';

function RemoveButton({
  dealerId,
  row,
  onRemoved,
}: {
  dealerId: number;
  row: StaffDealerDocument;
  onRemoved: () => void;
}) {
  const { t } = useLingui();
  const api = useApi();
  async function remove() {
    const body = { DealerId: dealerId, DocumentId: row.Id };
    await api(CALLS.removeDealerDocument, { body });
    onRemoved();
  }
  return (
    <ConfirmButton
      text={<Trans>Entfernen</Trans>}
      label={t`${row.Name} entfernen`}
      title={t`${row.Name} löschen?`}
      act={remove}
    >
      <p>
        {row.Counts ? (
          <Trans>Das Dokument gilt zurzeit. Neue Bestellungen bekommen es dann nicht mehr.</Trans>
        ) : (
          <Trans>Das Dokument gilt zurzeit nicht. Löschen lässt sich nicht zurücknehmen.</Trans>
        )}
      </p>
    </ConfirmButton>
  );
}

interface DocumentTableProps {
  readonly dealerId: number;
  readonly rows: readonly StaffDealerDocument[];
  readonly site: Site;
  readonly onRemoved: () => void;
}

function DocumentTable({ dealerId, rows, site, onRemoved }: DocumentTableProps) {
  const { t } = useLingui();
  const kinds = useDocumentKinds();
  if (rows.length === 0)
    return (
      <EmptyState title={t`Noch keine Dokumente`}>
        <Trans>AGB, Datenschutzhinweise und Zertifikate des Händlers liegen hier mit dem Tag, ab dem sie gelten.</Trans>
      </EmptyState>
    );
  return (
    <MetricTable
      caption={t`Dokumente`}
      captionHidden
      columns={[
        { id: 'name', label: t`Datei` },
        { id: 'kind', label: t`Art` },
        { id: 'from', label: t`Gilt ab` },
        { id: 'until', label: t`Bis` },
        { id: 'by', label: t`Hinzugefügt` },
        { id: 'state', label: t`Stand` },
        { id: 'act', label: <span className="visually-hidden">{t`Entfernen`}</span> },
      ]}
      rows={rows.map((row) => ({
        id: String(row.Id),
        cells: [
          <a key="file" href={`/api/support/haendler/${dealerId}/dokumente/${row.Id}`} download>
            {row.Name}
          </a>,
          kinds[row.Kind],
          formatDate(row.ValidFrom, site),
          row.ValidUntil ? formatDate(row.ValidUntil, site) : '–',
          `${formatDate(row.AddedAt, site)}, ${row.AddedBy}`,
          <Chip key="state" tone={row.Counts ? 'good' : 'sunk'}>
            {row.Counts ? t`gilt` : t`gilt nicht`}
          </Chip>,
          <RemoveButton key="act" dealerId={dealerId} row={row} onRemoved={onRemoved} />,
        ],
      }))}
    />
  );
}

/** /support/haendler/{id}/dokumente */
export function DocumentsView() {
  const { t } = useLingui();
  const { show } = useToast();
  const { dealerId } = useLoaderData<DealerPageData>();
  const { data, mutate } = useCall(CALLS.staffDealerDocuments, { params: { dealerId } });
  const notify = (text: string) => {
    void mutate();
    show({ tone: 'good', text });
  };
  return (
    <DealerPage>
      {({ Id, CountryId }, { today }) => (
        <>
          {data && (
            <DocumentTable
              dealerId={Id}
              rows={data.Rows}
              site={siteById(CountryId)}
              onRemoved={() => notify(t`Entfernt.`)}
            />
          )}
          <Card as="section" aria-labelledby="neues-dokument">
            <CardHeader titleId="neues-dokument" title={t`Dokument hinzufügen`} />
            <DocumentForm
              key={data?.Rows.length ?? 0}
              dealerId={Id}
              today={today}
              onAdded={() => notify(t`Hinzugefügt.`)}
            />
          </Card>
        </>
      )}
    </DealerPage>
  );
}
