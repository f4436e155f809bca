import type { ProductGroup } from '@heizplatz/calculator';
import { offerChoicePath } from '@heizplatz/routes';
import { CHOICE_FORM_ID } from '../../../shared/offer/choice-query';
import { listFields } from '../../../shared/offer/list-address';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { useKeptFields } from '../list/kept-query';

interface ChoiceFormProps {
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
}

/**
 * Where the list's buttons lead without script: to a page of its own with the offer, so that the list itself carries no
 * CSRF value. The buttons stand elsewhere and name this form.
 */
export function ChoiceForm({ group, configuration }: ChoiceFormProps) {
  const fields = [...listFields(configuration), ...useKeptFields()];
  return (
    <form id={CHOICE_FORM_ID} action={offerChoicePath(group)} method="get" hidden>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
