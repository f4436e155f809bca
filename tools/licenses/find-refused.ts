import { ALLOWED_LICENSES, CLARIFIED_LICENSES, LICENSE_EXCEPTIONS } from './allowed-licenses.ts';
import type { LockedPackage } from './locked-packages.ts';
import { isExpressionMet } from './spdx-expression.ts';

/** Licences of data: allowed where the imprint names the source. */
const ATTRIBUTION = /^CC-BY-(SA-)?\d\.0$/;

/** The licence as clarified, else the one in the package's own package.json. */
export const getLicense = ({ name, license }: LockedPackage): string | undefined =>
  CLARIFIED_LICENSES.find((rule) => rule.name.test(name))?.license ?? license;

/**
 * The packages whose licence is missing, is no SPDX expression, or is not allowed. `attributed` are the packages whose
 * data the imprint names.
 */
export const findRefused = (packages: readonly LockedPackage[], attributed: ReadonlySet<string>): LockedPackage[] =>
  packages.filter(
    (one) => !isExpressionMet(getLicense(one) ?? '', (license) => isAllowed(license, one.name, attributed)),
  );

function isAllowed(license: string, packageName: string, attributed: ReadonlySet<string>): boolean {
  return (
    ALLOWED_LICENSES.has(license) ||
    LICENSE_EXCEPTIONS.some((rule) => rule.license === license && rule.name.test(packageName)) ||
    (ATTRIBUTION.test(license) && attributed.has(packageName))
  );
}
