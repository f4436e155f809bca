import { type CalculatorConfiguration, QUERY_NAMES } from '@heizplatz/calculator';
import { customerGroupId } from './filter-state';

/** What the filter's form leaves as it is, so that it stays in the query. */
export function HiddenFields({ configuration }: { configuration: CalculatorConfiguration }) {
  const { ZipCode, Amount, Stations, Ordering } = configuration;
  const fields: readonly (readonly [string, string | number | null])[] = [
    [QUERY_NAMES.zipCode, ZipCode],
    [QUERY_NAMES.amount, Amount],
    [QUERY_NAMES.stations, Stations > 1 ? Stations : null],
    [QUERY_NAMES.ordering, Ordering === 'total' ? null : Ordering],
    [QUERY_NAMES.options, customerGroupId(configuration)],
    [QUERY_NAMES.onlyCertified, configuration.OnlyCertified ? '1' : null],
  ];
  return fields.map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />);
}
