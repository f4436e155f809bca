import type { PriceFileReading } from '@heizplatz/contract';
import { formatDate, formatMoney, formatPercent, type Site } from '@heizplatz/country';
import { Chip, MetricTable, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCustomerGroups } from '../../../../shared/labels/use-customer-groups';

type Change = PriceFileReading['Changes'][number];

const signed = (percent: number, site: Site): string => `${percent > 0 ? '+' : ''}${formatPercent(percent, site, 1)}`;

function ChangeTable({ changes, site }: { readonly changes: readonly Change[]; readonly site: Site }) {
  const { t } = useLingui();
  const groups = useCustomerGroups();
  return (
    <MetricTable
      caption={t`Änderungen`}
      columns={[
        { id: 'line', label: t`Zeile` },
        { id: 'goods', label: t`Ware` },
        { id: 'branch', label: t`Filiale` },
        { id: 'group', label: t`Kundengruppe` },
        { id: 'from', label: t`Gilt ab` },
        { id: 'old', label: t`Bisher`, numeric: true },
        { id: 'new', label: t`Neu`, numeric: true },
        { id: 'percent', label: t`Änderung`, numeric: true },
        { id: 'jump', label: t`Größte Abweichung`, numeric: true },
      ]}
      rows={changes.map((change) => ({
        id: String(change.Line),
        cells: [
          change.Line,
          [change.ProductName, change.CertificationName].filter(Boolean).join(', '),
          change.BranchName,
          groups[change.CustomerGroupId],
          formatDate(change.ValidFrom, site),
          change.OldPrice === null ? '–' : formatMoney(change.OldPrice, site),
          formatMoney(change.NewPrice, site),
          change.Percent === null ? t`neu` : signed(change.Percent, site),
          change.LargestPercent === null ? (
            change.IsJump ? (
              <Chip tone="warn">{t`nichts vergleichbar`}</Chip>
            ) : (
              '–'
            )
          ) : change.IsJump ? (
            <Chip tone="warn">{signed(change.LargestPercent, site)}</Chip>
          ) : (
            signed(change.LargestPercent, site)
          ),
        ],
      }))}
    />
  );
}

/** What a price file would change: bad lines with their reason, beside them the good ones. */
export function ReadingTables({ reading, site }: { readonly reading: PriceFileReading; readonly site: Site }) {
  const { t } = useLingui();
  const { Changes, BadLines, UnchangedCount } = reading;
  const jumps = Changes.filter(({ IsJump }) => IsJump).length;
  return (
    <>
      {BadLines.length > 0 && (
        <Notice tone="bad" title={t`Fehlerhafte Zeilen`} announce>
          <ul>
            {BadLines.map(({ Line, Message }, at) => (
              <li key={at}>
                {Line > 0 && (
                  <strong>
                    <Trans>Zeile {Line}:</Trans>{' '}
                  </strong>
                )}
                {Message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p role="status">
        <Trans>
          {Changes.length} Änderungen, {UnchangedCount} Zeilen unverändert, {jumps} Preise über 15 % daneben.
        </Trans>
      </p>
      {Changes.length > 0 && <ChangeTable changes={Changes} site={site} />}
    </>
  );
}
