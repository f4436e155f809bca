import { ALLOWED_LICENSES, CLARIFIED_LICENSES, LICENSE_EXCEPTIONS } from './allowed-licenses.ts';
import type { LockedPackage } from './locked-packages.ts';
import { isExpressionMet } from './spdx-expression.ts';

/** The licence as clarified, else the one in the package's own package.json. */
export const getLicense = ({ name, license }: LockedPackage): string | undefined =>
  CLARIFIED_LICENSES.find((rule) => rule.name.test(name))?.license ?? license;

/** The packages whose licence is missing, is no SPDX expression, or is not allowed. */
export const findRefused = (packages: readonly LockedPackage[]): LockedPackage[] =>
  packages.filter((one) => !isExpressionMet(getLicense(one) ?? '', (license) => isAllowed(license, one.name)));

const isAllowed = (license: string, packageName: string): boolean =>
  ALLOWED_LICENSES.has(license) ||
  LICENSE_EXCEPTIONS.some((rule) => rule.license === license && rule.name.test(packageName));
