import { useCall } from '@heizplatz/api-client';
import { CALLS, type TextModule } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { CANCELLATIONS_PATH, TEXT_MODULES_PATH } from '@heizplatz/routes';
import { EmptyState, LinkButton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffRows } from '../../../shared/staff-table/staff-rows';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { TextModuleForm } from './text-module-form';

const NEW: TextModule = { Id: 0, Kind: 'customer', Title: '', Text: '', Version: 0 };

/** All text modules, and one of them to be written. */
export function TextModulesView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data, mutate } = useCall(CALLS.textModules, {});
  const modules = data?.Items ?? [];
  const query = params.get('id');
  const chosen = query === 'neu' ? NEW : modules.find(({ Id }) => String(Id) === query);
  const columns: StaffTableColumn<TextModule>[] = [
    {
      key: 'title',
      title: t`Titel`,
      isRowHeader: true,
      cell: ({ Id, Title }) => <TextLink href={`${TEXT_MODULES_PATH}?id=${Id}`}>{Title}</TextLink>,
    },
    { key: 'kind', title: t`Für`, cell: ({ Kind }) => (Kind === 'customer' ? t`Kunde` : t`Händler`) },
    { key: 'text', title: t`Text`, wraps: true, cell: ({ Text }) => Text },
  ];
  return (
    <StaffPage
      title={t`Textbausteine`}
      lead={<Trans>Für Antworten auf Stornierungen, an Kunden und Händler.</Trans>}
      crumbs={[{ id: 'cancellations', text: t`Stornos`, href: CANCELLATIONS_PATH }]}
      actions={
        <LinkButton href={`${TEXT_MODULES_PATH}?id=neu`} size="small">
          <Trans>Neuer Textbaustein</Trans>
        </LinkButton>
      }
    >
      {chosen && (
        <TextModuleForm key={`${chosen.Id}`} module={chosen} path={TEXT_MODULES_PATH} reload={() => mutate()} />
      )}
      {modules.length === 0 ? (
        <EmptyState title={t`Noch gibt es keine Textbausteine.`} />
      ) : (
        <StaffRows
          label={t`Textbausteine`}
          columns={columns}
          rows={modules}
          rowKey={({ Id }) => Id}
          getMark={({ Id }) => (Id === chosen?.Id ? 'open' : undefined)}
          defaultSort=""
        />
      )}
    </StaffPage>
  );
}
