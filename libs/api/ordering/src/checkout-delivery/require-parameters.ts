import { problem } from '@heizplatz/api-platform';
import { GROUP_NAMES, missingParameters, type PriceBook } from '@heizplatz/api-pricing';
import type { CalculationConfiguration } from '@heizplatz/contract';

/** Throws VALIDATION, which names every group of options that staff require and that is not chosen (PARAMETER_REQ). */
export function requireParameters(configuration: CalculationConfiguration, { goods }: PriceBook): void {
  const missing = missingParameters(configuration, goods);
  if (missing.length === 0) return;
  const getName = (key: string) => GROUP_NAMES[key] ?? goods.options.find((option) => option.key === key)?.name ?? key;
  throw problem('VALIDATION', {
    detail: `Bitte wählen Sie noch: ${missing.map(getName).join(', ')}.`,
    errors: missing.map((key) => ({ path: `body.Configuration.Parameters.${key}`, code: 'PARAMETER_REQ' })),
  });
}
