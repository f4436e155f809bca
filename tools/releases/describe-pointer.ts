import type { PointerEntry, ServingRule } from '@heizplatz/releases';
import { describeSites } from './command-arguments.ts';

const describeRule = ({ version, share, sites }: ServingRule, isLast: boolean): string => {
  const part = share < 1 ? `${Math.round(share * 1000) / 10} % of ` : '';
  return `${version} to ${part}${isLast && sites === null ? 'all others' : describeSites(sites)}`;
};

/** '1'; with canaries and sites: '2 to 10 % of at; 1 to all others'. */
function describeRules(rules: readonly ServingRule[]): string {
  if (rules.length <= 1) return rules[0]?.version ?? 'nothing';
  return rules.map((rule, at) => describeRule(rule, at === rules.length - 1)).join('; ');
}

/** 'serving order 1', with canaries and sites: 'serving order: 2 to 10 % of at; 1 to all others'. */
export function describeServing(remote: string, entry: PointerEntry | null): string {
  const rules = entry?.serving ?? [];
  return `serving ${remote}${rules.length <= 1 ? '' : ':'} ${describeRules(rules)}`;
}

/** 'moved order to revision 6: 2 to 10 % of at; 1 to all others' */
export const describeMoved = (remote: string, entry: PointerEntry | null): string =>
  `moved ${remote} to revision ${entry?.revision ?? 0}: ${describeRules(entry?.serving ?? [])}`;

/**
 * From which versions to which the pointer moved, who moved it, when and how; undefined where that was not recorded. `before`
 * is the entry of the revision before, undefined where it is not known any more.
 */
export function describeMove(entry: PointerEntry, before: PointerEntry | undefined): string | undefined {
  const { by, at, command, reason, revision, serving } = entry;
  if (at === null) return undefined;
  const from = before ? `${describeRules(before.serving)} → ` : revision === 1 ? 'nothing → ' : '';
  return `revision ${revision}: ${command} by ${by} at ${at}${reason ? ` (${reason})` : ''}: ${from}${describeRules(serving)}`;
}
