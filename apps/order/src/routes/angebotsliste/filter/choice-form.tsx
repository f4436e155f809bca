import { encodeCalculatorQuery, type ProductGroup, QUERY_NAMES } from '@heizplatz/calculator';
import { useSearchParams } from '@heizplatz/router';
import { offerChoicePath } from '@heizplatz/routes';
import { CHOICE_FORM_ID } from '../../../shared/offer/choice-query';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';

interface ChoiceFormProps {
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
}

/**
 * Where the list's buttons lead without script: to a page of its own with the offer, so that the list itself carries no
 * CSRF value. The buttons stand elsewhere and name this form.
 */
export function ChoiceForm({ group, configuration }: ChoiceFormProps) {
  const heldPrice = useSearchParams()[0].get(QUERY_NAMES.heldPrice);
  const fields = [
    ...new URLSearchParams(encodeCalculatorQuery(configuration)),
    ...(heldPrice === null ? [] : [[QUERY_NAMES.heldPrice, heldPrice] as const]),
  ];
  return (
    <form id={CHOICE_FORM_ID} action={offerChoicePath(group)} method="get" hidden>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
