import type { PointerEntry, ServingRule } from '@heizplatz/releases';
import { describeSites } from './command-arguments.ts';

const describeRule = ({ version, share, sites }: ServingRule, isLast: boolean): string => {
  const part = share < 1 ? `${Math.round(share * 1000) / 10} % of ` : '';
  return `${version} to ${part}${isLast && sites === null ? 'all others' : describeSites(sites)}`;
};

/** 'serving order 1', with canaries and sites: 'serving order: 2 to 10 % of at; 1 to all others'. */
export function describeServing(remote: string, entry: PointerEntry | null): string {
  const rules = entry?.serving ?? [];
  if (rules.length <= 1) return `serving ${remote} ${rules[0]?.version ?? 'nothing'}`;
  return `serving ${remote}: ${rules.map((rule, at) => describeRule(rule, at === rules.length - 1)).join('; ')}`;
}

/** Who moved the pointer to an entry, when and how; undefined where that was not recorded. */
export const describeMove = ({ by, at, command, reason, revision }: PointerEntry): string | undefined =>
  at === null ? undefined : `revision ${revision}: ${command} by ${by} at ${at}${reason ? ` (${reason})` : ''}`;
