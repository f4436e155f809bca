import type { ContractDescription } from './describe-contract.ts';
import { packShapes, unpackShapes } from './pack-shapes.ts';

export interface ContractReport {
  /** The contract's version that it describes, by semver. */
  readonly version: string;
  readonly calls: ContractDescription;
}

/** A line for each part of a call and each shared shape, so that a difference can be read. */
export function formatContractReport({ version, calls }: ContractReport): string {
  const { value, shapes } = packShapes(calls);
  const lines = Object.entries(value as ContractDescription).map(
    ([id, call]) => `    ${JSON.stringify(id)}: {\n${formatEntries(call, '      ')}\n    }`,
  );
  const sorted = Object.fromEntries(Object.entries(shapes).sort(([one], [other]) => (one < other ? -1 : 1)));
  return `{
  "version": ${JSON.stringify(version)},
  "calls": {
${lines.join(',\n')}
  },
  "shapes": {
${formatEntries(sorted, '    ')}
  }
}
`;
}

const formatEntries = (entries: object, indent: string): string =>
  Object.entries(entries)
    .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');

/** Throws when the text is no report. */
export function parseContractReport(text: string): ContractReport {
  const { version, calls, shapes } = JSON.parse(text) as ContractReport & { shapes: Record<string, unknown> };
  return { version, calls: unpackShapes({ value: calls, shapes }) as ContractDescription };
}
