import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, CONTRACT_SEMVER } from '@heizplatz/contract';
import { ROOT } from '../../build/workspace.ts';
import { checkDatedReport } from '../check-dated-report.ts';
import { compareContracts } from './compare-contracts.ts';
import { type ContractReport, formatContractReport, parseContractReport } from './contract-report.ts';
import { dateCalls } from './date-calls.ts';
import { describeContract } from './describe-contract.ts';

/** Compares the calls of the sources with the report; returns what is wrong. */
export function checkContract(options: { readonly isWriting: boolean }): string[] {
  const current: ContractReport = { version: CONTRACT_SEMVER, calls: describeContract(Object.values(CALLS)) };
  const faults = checkDatedReport(
    {
      command: 'npm run contract',
      file: 'libs/contract/contract-report.json',
      versionFile: 'libs/contract/src/contract-version.ts',
      current,
      parse: parseContractReport,
      format: formatContractReport,
      compare: (before, after) => compareContracts(before.calls, after.calls),
      sinceFile: 'libs/contract/since.json',
      date: dateCalls,
      advice: 'Without a major: a second call beside the first serves newer releases; the first names it (replacedBy).',
    },
    options,
  );
  return [...faults, ...checkPackage(options)];
}

const PACKAGE = 'libs/contract/package.json';

/** Builds and the packages of teams read the contract's version there. */
function checkPackage({ isWriting }: { readonly isWriting: boolean }): string[] {
  const file = join(ROOT, PACKAGE);
  const text = readFileSync(file, 'utf8');
  const current = text.replace(/("version": ")[^"]+/, `$1${CONTRACT_SEMVER}`);
  if (text === current) return [];
  if (!isWriting) return [`${PACKAGE} does not have version ${CONTRACT_SEMVER}; npm run contract writes it.`];
  writeFileSync(file, current);
  return [];
}
