import type { DealerProfile } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, MetricTable, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './branch-delivery.module.css';
import { useWeekdayNames } from './use-weekday-names';

/** How far, how soon and on which days. */
export function BranchDelivery({ branch }: { readonly branch: NonNullable<DealerProfile['Branch']> }) {
  const { t } = useLingui();
  const site = useSite();
  const weekdays = useWeekdayNames();
  const days = branch.DeliveryWeekdays.map((day) => weekdays[day - 1]).join(', ');
  const kilometres = formatNumber(branch.MaxDistanceKm, site);
  const distanceText = (from: number, to: number) =>
    from === to ? `${formatNumber(to, site)} km` : `${formatNumber(from, site)}–${formatNumber(to, site)} km`;
  const facts = [
    {
      id: 'area',
      label: t`Liefergebiet`,
      value: t`${formatNumber(branch.ZipCodeCount, site)} Postleitzahlen, bis ${kilometres} km`,
    },
    { id: 'lead', label: t`Lieferzeit`, value: t`spätestens nach ${branch.LeadWorkingDays} Arbeitstagen` },
    { id: 'days', label: t`Liefertage`, value: days },
    {
      id: 'stop',
      label: t`Bestellungen`,
      value: branch.StoppedUntil ? t`zurzeit Pause` : t`werden angenommen`,
    },
  ];
  return (
    <Card as="section" aria-labelledby="lieferung" className={styles.delivery}>
      <CardHeader title={<Trans>Lieferung</Trans>} titleId="lieferung" />
      <KeyValueList variant="lined" items={facts} />
      <MetricTable
        caption={t`Entfernungszonen: je weiter, desto höher der Zuschlag`}
        columns={[
          { id: 'zone', label: t`Zone` },
          { id: 'distance', label: t`Entfernung`, numeric: true },
          { id: 'count', label: t`Postleitzahlen`, numeric: true },
        ]}
        rows={branch.Zones.map(({ FromKm, ToKm, ZipCodeCount }, index) => ({
          id: String(index),
          cells: [String(index + 1), distanceText(FromKm, ToKm), formatNumber(ZipCodeCount, site)],
        }))}
      />
    </Card>
  );
}
