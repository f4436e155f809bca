import { checkContract } from './contract/check-contract.ts';

const USAGE = `node tools/surfaces/main.ts contract [--check]
  writes the report of every call of the contract anew; --check fails where it would differ
Both refuse changes that the version does not tell of.`;

const [surface = '', option] = process.argv.slice(2);
const checks = { contract: checkContract };
if (!(surface in checks) || (option !== undefined && option !== '--check')) {
  console.error(USAGE);
  process.exit(2);
}
const faults = checks[surface as keyof typeof checks]({ isWriting: option === undefined });
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
