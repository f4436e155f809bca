import { defaultConfiguration } from '@heizplatz/calculator';
import type { Problem } from '@heizplatz/contract';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';

const OPTION = /^body\.Parameters\.(\d{1,9})(?!\d|.*DesiredDate)/;
const DATE = /^body\.Parameters\.(\d+)\.DesiredDate/;
const CERTIFICATION = /^body\.ProductCertifications\.(\d+)/;
/** Fields that fall back to the group's default as a whole. */
const FIELDS = ['Stations', 'Product', 'PalletBagSize', 'PalletBagCount', 'Ordering', 'LooseBlowingProcess'] as const;

/**
 * The configuration without the values that the API reported as invalid; all others stay (rule CALC-02: a bad query
 * value is ignored). If none of them can be identified, all choices are dropped.
 */
export function dropRefusedValues(configuration: ListConfiguration, errors: Problem['errors'] = []): ListConfiguration {
  const paths = errors.map(({ path }) => path);
  const accepted = { ...configuration, ...acceptedValues(configuration, paths) };
  const isSame = JSON.stringify(accepted) === JSON.stringify(configuration);
  return isSame ? omitChoices(configuration) : accepted;
}

function acceptedValues(configuration: ListConfiguration, paths: readonly string[]): Partial<ListConfiguration> {
  const indexesIn = (pattern: RegExp) => new Set(paths.map((path) => Number(pattern.exec(path)?.[1])));
  const [options, dates, certifications] = [indexesIn(OPTION), indexesIn(DATE), indexesIn(CERTIFICATION)];
  const defaults = defaultConfiguration(configuration.CountryId, configuration.ProductGroupId);
  // `ProductCertifications` begins like `Product`: a field's path ends or goes on with a dot.
  const isNamed = (field: string) => paths.some((path) => `${path}.`.startsWith(`body.${field}.`));
  return {
    ...Object.fromEntries(FIELDS.filter(isNamed).map((field) => [field, defaults[field]])),
    ProductCertifications: configuration.ProductCertifications.filter((_, index) => !certifications.has(index)),
    Parameters: configuration.Parameters.flatMap((parameter, index) => {
      const { DesiredDate: _, ...undated } = parameter;
      if (options.has(index)) return [];
      return dates.has(index) ? [undated] : [parameter];
    }),
  };
}

const omitChoices = ({ CountryId, ProductGroupId, ZipCode, Amount }: ListConfiguration): ListConfiguration => ({
  ...defaultConfiguration(CountryId, ProductGroupId),
  ZipCode,
  Amount,
});
