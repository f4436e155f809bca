import { OrderState } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

interface OrderFiltersProps {
  readonly params: URLSearchParams;
  /** Of the dealer that a link has named; undefined: none, or it is not known. */
  readonly dealerName: string | undefined;
}

/** Fields of the list's filter form, as its address has them; a dealer is retained until it is deselected. */
export function OrderFilters({ params, dealerName }: OrderFiltersProps) {
  const { t } = useLingui();
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const dealer = params.get('dealer') ?? '';
  const states = OrderState.options.map((value) => ({ value, label: t(ORDER_STATE_LABELS[value].label) }));
  const countries = Object.values(SITES).map((one) => ({ value: String(one.countryId), label: one.countryName }));
  return (
    <>
      <SelectField
        {...field('state')}
        label={t`Stand`}
        options={[{ value: '', label: t`alle` }, { value: 'open', label: t`offen` }, ...states]}
      />
      <SelectField
        {...field('late')}
        label={t`Antwort des Händlers`}
        options={[
          { value: '', label: t`alle` },
          { value: '1', label: t`ausgeblieben, letzte 30 Tage` },
        ]}
      />
      <SelectField {...field('country')} label={t`Land`} options={[{ value: '', label: t`alle` }, ...countries]} />
      <TextField {...field('deliveryFrom')} type="date" label={t`Liefertag ab`} />
      <TextField {...field('deliveryTo')} type="date" label={t`Liefertag bis`} />
      {dealer !== '' && (
        <SelectField
          {...field('dealer')}
          label={t`Händler`}
          options={[
            { value: '', label: t`alle` },
            { value: dealer, label: dealerName ?? dealer },
          ]}
        />
      )}
    </>
  );
}
