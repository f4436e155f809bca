import type { CalculatorConfiguration } from '../configuration/calculator-configuration.ts';
import { encodeOption } from './option-codec.ts';
import type { OrderFlags } from '../configuration/order-flags.ts';
import { QUERY_NAMES } from './query-names.ts';

const flag = (value: boolean | undefined): string => (value === undefined ? '' : value ? '1' : '0');

/**
 * The configuration as a query string without '?': postcode and amount always, the rest where it differs from the
 * default. Digits, letters and `=&,$-` only, so nothing needs escaping.
 */
export function encodeCalculatorQuery(configuration: CalculatorConfiguration, flags: OrderFlags = {}): string {
  const values: readonly (readonly [name: string, value: string | number | null])[] = [
    [QUERY_NAMES.zipCode, configuration.ZipCode],
    [QUERY_NAMES.amount, configuration.Amount],
    [QUERY_NAMES.deliveryPoints, configuration.Stations > 1 ? configuration.Stations : ''],
    [QUERY_NAMES.options, configuration.Parameters.map(encodeOption).join(',')],
    [QUERY_NAMES.product, configuration.Product.Id > 0 ? configuration.Product.Id : ''],
    [QUERY_NAMES.palletBagCount, configuration.PalletBagCount],
    [QUERY_NAMES.palletBagSize, configuration.PalletBagSize],
    [QUERY_NAMES.appointmentPlus, configuration.AppointmentPlus ? '1' : ''],
    [QUERY_NAMES.onlyCertified, configuration.OnlyCertified ? '1' : ''],
    [QUERY_NAMES.looseBlowingProcess, configuration.LooseBlowingProcess.includes(1) ? '1' : ''],
    [QUERY_NAMES.certifications, configuration.ProductCertifications.join(',')],
    [QUERY_NAMES.ordering, configuration.Ordering === 'total' ? '' : configuration.Ordering],
    [QUERY_NAMES.allowCompany, flag(flags.allowCompany)],
    [QUERY_NAMES.allowInvoiceAddress, flag(flags.allowInvoiceAddress)],
  ];
  return values
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
