import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useIsDesktop } from '@heizplatz/calculator-ui';
import type { InitConfiguration } from '@heizplatz/contract';
import { Form, useNavigate } from '@heizplatz/router';
import { offersPath } from '@heizplatz/routes';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { FilterSectionFields } from './filter-section-fields';
import { filterSections } from './filter-sections';
import styles from './filter-form.module.css';
import { HiddenFields } from './hidden-fields';
import { afterPaint } from '../list/after-paint';
import { listAddress } from '../list/list-address';
import { useKeepQuery } from '../list/kept-query';
import { readForm } from './read-form';
import { useShownChoices } from './use-shown-choices';
import { type PaymentCounts, UPSELLING_TYPES } from '../surcharges/surcharges';
import { useSurcharges } from '../surcharges/use-surcharges';

interface FilterFormProps {
  readonly init: InitConfiguration;
  /** What the list shows. */
  readonly configuration: ListConfiguration;
  readonly paymentCounts: PaymentCounts;
  readonly firstDay: string;
}

/** The most frequently used sections; the settings contain the others. */
const COLUMN_SECTIONS: readonly string[] = [
  'Product',
  'Certification',
  'DeliveryTime',
  'Payment',
  'Vehicle',
  'Hose',
  'BagSize',
  'Unloading',
  'Species',
  'LogLength',
];

/** The requests of the column's sections to the server. Narrow screens, which have no column, send none. */
const COLUMN_TYPES: readonly number[] = [
  UPSELLING_TYPES.delivery,
  UPSELLING_TYPES.product,
  UPSELLING_TYPES.productVariant,
  UPSELLING_TYPES.productSetting,
];

/** A GET form that leads to the narrowed list; with script each change leads there at once. */
export function FilterForm({ init, configuration, paymentCounts, firstDay }: FilterFormProps) {
  const { t } = useLingui();
  const { draft, apply } = useFilterDraft(configuration);
  const unread = useRef(0);
  const surcharges = useSurcharges(useIsDesktop() ? configuration : null, COLUMN_TYPES);
  const sections = filterSections(init, draft, surcharges, paymentCounts);
  const view = COLUMN_SECTIONS.flatMap((id) => sections.filter((section) => section.id === id));
  const others = sections.filter((section) => !view.includes(section));
  return (
    <Form
      ref={useShownChoices(sections, unread)}
      method="get"
      action={offersPath(PRODUCT_GROUPS[configuration.ProductGroupId])}
      aria-label={t`Angebote filtern`}
      className={styles.form}
      onChange={({ currentTarget }) => {
        unread.current += 1;
        afterPaint(() => {
          unread.current -= 1;
          apply(currentTarget);
        });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <HiddenFields configuration={draft} sections={others} />
      {view.map((section) => (
        <FilterSectionFields key={section.id} section={section} firstDay={firstDay} variant="column" />
      ))}
      <noscript>
        <Button type="submit" wide>
          <Trans>Filter anwenden</Trans>
        </Button>
      </noscript>
    </Form>
  );
}

/** What the fields show: a change at once, though its list is still on its way. */
function useFilterDraft(configuration: ListConfiguration) {
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const displayAddress = listAddress(configuration);
  const [draft, setDraft] = useState({ since: displayAddress, configuration });
  // Another list is shown, perhaps one from before that choice.
  if (draft.since !== displayAddress) setDraft({ since: displayAddress, configuration });

  function apply(form: HTMLFormElement) {
    const next = readForm(form, configuration);
    if (!next || listAddress(next) === listAddress(draft.configuration)) return;
    setDraft({ since: displayAddress, configuration: next });
    void navigate(keepQuery(listAddress(next)), { preventScrollReset: true });
  }
  return { draft: draft.configuration, apply };
}
