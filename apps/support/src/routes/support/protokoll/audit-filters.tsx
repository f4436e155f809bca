import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

/** Fields of the log's filter form, as its address has them. */
export function AuditFilters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const { data } = useCall(CALLS.auditChoices, {});
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const persons = data?.Persons.map(({ PersonId, Name }) => ({ value: String(PersonId), label: Name })) ?? [];
  const actions = data?.Acts.map(({ CallId, Act }) => ({ value: CallId, label: Act })) ?? [];
  const all = { value: '', label: t`alle` };
  return (
    <>
      <SelectField {...field('person')} label={t`Wer`} options={[all, ...persons]} />
      <TextField {...field('forUser')} label={t`Für wen (Nummer)`} inputMode="numeric" maxLength={9} />
      <TextField {...field('order')} label={t`Bestellnummer`} maxLength={60} />
      <TextField {...field('dealer')} label={t`Händler (Name oder Nummer)`} maxLength={80} />
      <SelectField {...field('call')} label={t`Was`} options={[all, ...actions]} />
      <TextField {...field('from')} type="date" label={t`Von`} />
      <TextField {...field('to')} type="date" label={t`Bis`} />
      <SelectField
        {...field('outcome')}
        label={t`Ergebnis`}
        options={[
          all,
          { value: 'done', label: t`erledigt` },
          { value: 'held', label: t`zur Freigabe vorgelegt` },
          { value: 'refused', label: t`abgelehnt` },
          { value: 'broken', label: t`abgebrochen` },
        ]}
      />
    </>
  );
}
