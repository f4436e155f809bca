import { CALLS, CONTRACT_SEMVER } from '@heizplatz/contract';
import { checkReport } from '../check-report.ts';
import { compareContracts } from './compare-contracts.ts';
import { type ContractReport, formatContractReport, parseContractReport } from './contract-report.ts';
import { describeContract } from './describe-contract.ts';

/** Compares the calls of the sources with the report; returns what is wrong. */
export function checkContract(options: { readonly isWriting: boolean }): string[] {
  const current: ContractReport = { version: CONTRACT_SEMVER, calls: describeContract(Object.values(CALLS)) };
  return checkReport(
    {
      command: 'npm run contract',
      file: 'libs/contract/contract-report.json',
      versionFile: 'libs/contract/src/contract-version.ts',
      current,
      parse: parseContractReport,
      format: formatContractReport,
      compare: (before, after) => compareContracts(before.calls, after.calls),
      advice:
        'a second call beside the first serves newer releases; the first names it (replacedBy) until the next major.',
    },
    options,
  );
}
