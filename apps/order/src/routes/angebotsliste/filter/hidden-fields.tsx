import { QUERY_NAMES } from '@heizplatz/calculator';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { type FilterSection, sectionEntries } from './filter-section';
import { useKeptFields } from '../list/kept-query';
import { customerGroupId } from '../../../shared/offer-list/filter-state';

interface HiddenFieldsProps {
  readonly configuration: ListConfiguration;
  /** Sections that the form does not show. */
  readonly sections: readonly FilterSection[];
  /** The form has a field for stations of its own. */
  readonly asksDeliveryPoints?: boolean;
}

/** What a form leaves as it is, so that it stays in the query. */
export function HiddenFields({ configuration, sections, asksDeliveryPoints = false }: HiddenFieldsProps) {
  const { ZipCode, Amount, Stations, Ordering, DealerId } = configuration;
  const fields: readonly (readonly [string, string | number | null])[] = [
    [QUERY_NAMES.zipCode, ZipCode],
    [QUERY_NAMES.amount, Amount],
    [QUERY_NAMES.deliveryPoints, Stations > 1 && !asksDeliveryPoints ? Stations : null],
    [QUERY_NAMES.ordering, Ordering === 'total' ? null : Ordering],
    [QUERY_NAMES.options, customerGroupId(configuration)],
    [QUERY_NAMES.dealer, DealerId ?? null],
    ...sections.flatMap(sectionEntries),
    ...useKeptFields(),
  ];
  return fields.map(
    ([name, value]) => value !== null && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
  );
}
