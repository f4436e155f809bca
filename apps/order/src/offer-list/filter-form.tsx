import { type CalculatorConfiguration, decodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { InitConfiguration, Offer } from '@heizplatz/contract';
import { Form, useNavigate } from '@heizplatz/router';
import { Button, Disclosure } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { offersPath } from '../checkout/checkout-paths';
import { FilterSectionFields } from './filter-section-fields';
import { type FilterSection, filterSections } from './filter-sections';
import styles from './filter-form.module.css';
import { codecQuery } from './form-query';
import { HiddenFields } from './hidden-fields';
import { listAddress } from './list-address';

interface FilterFormProps {
  readonly init: InitConfiguration;
  /** What the list shows. */
  readonly configuration: CalculatorConfiguration;
  readonly offers: readonly Offer[];
  readonly firstDay: string;
  readonly showsAll: boolean;
  /** Pressed on its button: the panel may go. */
  readonly onDone: () => void;
}

/** Sections that most people look for; the others wait below. */
const FIRST_SECTIONS: readonly string[] = [
  'Product',
  'Certification',
  'DeliveryTime',
  'WishDate',
  'Payment',
  'Vehicle',
  'Hose',
  'BagSize',
  'Unloading',
  'Species',
  'LogLength',
];

/** A GET form that leads to the narrowed list; with script each change leads there at once. */
export function FilterForm({ init, configuration, offers, firstDay, showsAll, onDone }: FilterFormProps) {
  const { t } = useLingui();
  const { draft, apply } = useFilterDraft(configuration);
  const sections = filterSections(init, draft, offers);
  const first = FIRST_SECTIONS.flatMap((id) => sections.filter((section) => section.id === id));
  const rest = sections.filter((section) => !first.includes(section));
  // Decided once: it may not close under somebody's hands.
  const [opensRest] = useState(showsAll || rest.some(isChosen));
  const fieldsOf = (section: FilterSection) => (
    <FilterSectionFields key={section.id} section={section} firstDay={firstDay} />
  );
  return (
    <Form
      method="get"
      action={offersPath(PRODUCT_GROUPS[configuration.ProductGroupId])}
      aria-label={t`Angebote filtern`}
      className={styles.form}
      onChange={({ currentTarget }) => apply(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
        onDone();
      }}
    >
      <HiddenFields configuration={draft} />
      {first.map(fieldsOf)}
      {rest.length > 0 && (
        <Disclosure summary={<Trans>Weitere Optionen</Trans>} open={opensRest} className={styles.section}>
          <div className={styles.rest}>{rest.map(fieldsOf)}</div>
        </Disclosure>
      )}
      <Button type="submit" variant="primary" wide className={styles.inPanel}>
        <Plural value={offers.length} one="1 Angebot zeigen" other="# Angebote zeigen" />
      </Button>
      <noscript>
        <Button type="submit" wide className={styles.inColumn}>
          <Trans>Filter anwenden</Trans>
        </Button>
      </noscript>
    </Form>
  );
}

function isChosen(section: FilterSection): boolean {
  if (section.kind === 'switch') return section.isOn;
  if (section.kind === 'day') return section.day !== '';
  return section.chosen.length > 0;
}

/** What the fields show: a change at once, though its list is still on its way. */
function useFilterDraft(configuration: CalculatorConfiguration) {
  const navigate = useNavigate();
  const shownAddress = listAddress(configuration);
  const [changed, setChanged] = useState({ since: shownAddress, configuration });

  function apply(form: HTMLFormElement) {
    if (!form.checkValidity()) return;
    const { CountryId: countryId, ProductGroupId: productGroupId } = configuration;
    const asked = changed.since === shownAddress ? listAddress(changed.configuration) : shownAddress;
    const next = decodeCalculatorQuery(codecQuery(queryOf(form)), { countryId, productGroupId });
    if (listAddress(next) === asked) return;
    setChanged({ since: shownAddress, configuration: next });
    void navigate(listAddress(next), { preventScrollReset: true });
  }
  return { draft: changed.since === shownAddress ? changed.configuration : configuration, apply };
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return query;
}
