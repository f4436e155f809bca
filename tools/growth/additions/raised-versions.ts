import type { Replacement } from '../addition.ts';

const CONTRACT = 'libs/contract/src/contract-version.ts';
const raise = (number: string): string => String(Number(number) + 1);

/** The contract's next minor, whatever the present one is. */
export const RAISED_MINOR: readonly Replacement[] = [
  { file: CONTRACT, old: /(?<=CONTRACT_MINOR = )\d+(?=;)/, text: raise },
];

/** The contract's next major, and that of the platform, whose values break with it. */
export const RAISED_MAJOR: readonly Replacement[] = [
  { file: CONTRACT, old: /(?<=CONTRACT_VERSION = )\d+(?=;)/, text: raise },
  { file: CONTRACT, old: /(?<=CONTRACT_MINOR = )\d+(?=;)/, text: () => '0' },
  {
    file: 'libs/platform/package.json',
    old: /(?<="version": ")\d+\.\d+\.\d+(?=")/,
    text: (version) => `${raise(version.split('.')[0] ?? '')}.0.0`,
  },
];
