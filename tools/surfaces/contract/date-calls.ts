import { needsLater } from './compare-contracts.ts';
import type { ContractReport } from './contract-report.ts';

/** By call: the version of the contract since which an API serves remotes that were built with its present form. */
export type ContractSince = Readonly<Record<string, string>>;

/** What changed since `before` has the current version, what did not keeps its own. Without a report before: all has it. */
export const dateCalls = (
  before: ContractReport | null,
  current: ContractReport,
  since: ContractSince | null,
): ContractSince =>
  Object.fromEntries(
    Object.entries(current.calls).map(([id, call]) => {
      const [old, known] = [before?.calls[id], since?.[id]];
      return [id, old && known && !needsLater(old, call) ? known : current.version];
    }),
  );
