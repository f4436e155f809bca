import type { PriceImport } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { Chip, type ChipTone, MetricTable, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { heldImportPath } from '../dealer-paths';

const TONES: Readonly<Record<PriceImport['State'], ChipTone>> = {
  held: 'warn',
  taken: 'good',
  refused: 'sunk',
  other: 'sunk',
};

/** Price imports with what became of them. */
export function ImportsTable({ rows, label }: { readonly rows: readonly PriceImport[]; readonly label: string }) {
  const { t } = useLingui();
  const states = { held: t`wartet`, taken: t`übernommen`, refused: t`abgelehnt`, other: t`anderer Stand` };
  return (
    <MetricTable
      caption={label}
      captionHidden
      columns={[
        { id: 'file', label: t`Datei` },
        { id: 'dealer', label: t`Händler` },
        { id: 'at', label: t`Eingegangen` },
        { id: 'from', label: t`Von` },
        { id: 'changes', label: t`Änderungen`, numeric: true },
        { id: 'jumps', label: t`Sprünge`, numeric: true },
        { id: 'bad', label: t`Ausgelassen`, numeric: true },
        { id: 'state', label: t`Stand` },
        { id: 'decided', label: t`Entschieden` },
      ]}
      rows={rows.map((row) => ({
        id: String(row.Id),
        cells: [
          <TextLink key="file" href={heldImportPath(row.Id)}>
            {row.FileName}
          </TextLink>,
          row.DealerName,
          formatTime(row.ReceivedAt, siteById(row.CountryId)),
          row.ReceivedFrom,
          row.ChangeCount,
          row.JumpCount,
          row.BadLineCount,
          <Chip key="state" tone={TONES[row.State]}>
            {states[row.State]}
          </Chip>,
          row.DecidedAt ? `${formatTime(row.DecidedAt, siteById(row.CountryId))}, ${row.DecidedBy ?? ''}` : '–',
        ],
      }))}
    />
  );
}
