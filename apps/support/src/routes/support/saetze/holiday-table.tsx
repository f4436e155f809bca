import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatLongDate, SITES } from '@heizplatz/country';
import { useSite, useUser } from '@heizplatz/router';
import { Disclosure, MetricTable } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { holidaysInput } from './holidays-input';

/** Holidays of the chosen country in this year; there is no delivery on them. */
export function HolidayTable({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const site = useSite();
  const input = holidaysInput(params, useUser(), site.countryId);
  const { data } = useCall(CALLS.publicHolidays, input);
  const country = Object.values(SITES).find(({ countryId }) => String(countryId) === input.query.country);
  const countryName = country?.countryName ?? '';
  if (!data) return null;
  return (
    <Disclosure
      summary={
        <Trans>
          Feiertage {data.Year}, {countryName}
        </Trans>
      }
    >
      <MetricTable
        caption={t`Feiertage`}
        captionHidden
        columns={[
          { id: 'day', label: t`Tag` },
          { id: 'name', label: t`Feiertag` },
          { id: 'where', label: t`Wo` },
        ]}
        rows={data.Holidays.map(({ Day, Name, States }) => ({
          id: Day,
          cells: [formatLongDate(Day, site), Name, States.length === 0 ? t`überall` : States.join(', ')],
        }))}
      />
    </Disclosure>
  );
}
