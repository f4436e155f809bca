import { checkContract } from './contract/check-contract.ts';
import { checkPlatform } from './platform/check-platform.ts';

const USAGE = `npm run platform|contract [-- --check]
  platform  writes the report of what shell and remotes share anew
  contract  writes the report of every call anew
  --check   fails where the report would differ
Both refuse changes that the version does not tell of.`;

const CHECKS: Readonly<Record<string, typeof checkContract>> = { platform: checkPlatform, contract: checkContract };

const [surface = '', option] = process.argv.slice(2);
const check = CHECKS[surface];
if (!check || (option !== undefined && option !== '--check')) {
  console.error(USAGE);
  process.exit(2);
}
const faults = check({ isWriting: option === undefined });
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
