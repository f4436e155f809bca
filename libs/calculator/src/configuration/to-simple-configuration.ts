import { countryRules } from '@heizplatz/country';
import type { CalculatorConfiguration, ConfigurationParameter } from './calculator-configuration.ts';
import { INSTALMENT_PAYMENT_ID, PAYMENT_KEY } from './payment-option.ts';

const isInstalment = ({ Id, Key }: ConfigurationParameter): boolean =>
  Key === PAYMENT_KEY && Id === INSTALMENT_PAYMENT_ID;

/**
 * What the simple calculator makes of instalments chosen before: twelve months (CH three), one station (rule CALC-13).
 */
export function toSimpleConfiguration(configuration: CalculatorConfiguration): CalculatorConfiguration {
  const { Parameters, CountryId } = configuration;
  if (!Parameters.some(isInstalment)) return configuration;
  const Modifier = countryRules(CountryId).instalmentMonths.simple;
  return {
    ...configuration,
    Stations: 1,
    Parameters: Parameters.map((parameter) => (isInstalment(parameter) ? { ...parameter, Modifier } : parameter)),
  };
}
