import { isDeepStrictEqual } from 'node:util';
import type { Change, Level } from '../version-check.ts';
import { compareShapes, type ShapeDifference } from './compare-shapes.ts';
import type { CallDescription, ContractDescription } from './describe-contract.ts';

/**
 * What a change of the contract means for remotes that run. A break asks for the next major, which refuses all releases of
 * before; a second call beside the first (`replacedBy`) spares them.
 */
export function compareContracts(before: ContractDescription, after: ContractDescription): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id): Change[] => {
    const [old, now] = [before[id], after[id]];
    if (!old) return [{ level: 'minor', text: `${id} is new` }];
    if (!now) return [{ level: 'major', text: `${id} is gone, ${describeReplacement(old, after)}` }];
    return compareCalls(old, now).map(({ level, text }) => ({ level, text: `${id}: ${text}` }));
  });
}

const describeReplacement = ({ replacedBy }: CallDescription, after: ContractDescription): string =>
  replacedBy && after[replacedBy] ? `which ${replacedBy} replaces` : 'and nothing replaced it';

/** Whether a remote that was built with the later form of a call can miss something where the API has the earlier one. */
export const needsLater = (before: CallDescription, after: CallDescription): boolean =>
  compareCalls(before, after).some(({ isDispensable }) => !isDispensable);

interface CallChange extends Change {
  /** Newer remotes go on with an API of before as well. */
  readonly isDispensable?: true;
}

const DEFAULT_BODY_LIMIT_BYTES = 1024 * 1024;

function compareCalls(before: CallDescription, after: CallDescription): CallChange[] {
  const changes: CallChange[] = [];
  const note = (level: Level, text: string) => changes.push({ level, text });
  if (before.address !== after.address) note('major', `it is at ${after.address} instead of ${before.address}`);
  if (!isDeepStrictEqual(before.access, after.access))
    note(after.access.kind === 'anyone' ? 'minor' : 'major', `others may call it (${JSON.stringify(after.access)})`);
  if (before.csrf !== after.csrf) note(after.csrf ? 'major' : 'minor', `csrf is ${after.csrf}`);
  if (before.fileResponse !== after.fileResponse) note('major', 'it responds with a file or no longer does');
  if (before.replacedBy !== after.replacedBy)
    changes.push({ level: 'minor', text: `replacedBy is ${after.replacedBy ?? 'gone'}`, isDispensable: true });
  const [old, now] = [before, after].map(({ bodyLimitBytes = DEFAULT_BODY_LIMIT_BYTES }) => bodyLimitBytes);
  if (old !== now) note((now ?? 0) < (old ?? 0) ? 'major' : 'minor', `bodies may have ${now} bytes, not ${old}`);
  return [...changes, ...PARTS.flatMap((part) => comparePart(before, after, part))];
}

const PARTS = ['params', 'query', 'body', 'response'] as const;
const ANYTHING = { type: 'object', properties: {} };

function comparePart(before: CallDescription, after: CallDescription, part: (typeof PARTS)[number]): CallChange[] {
  const isResponse = part === 'response';
  const levels = isResponse ? OF_RESPONSES : OF_REQUESTS;
  return compareShapes(before[part] ?? ANYTHING, after[part] ?? ANYTHING).flatMap(
    ({ kind, path, text }): CallChange[] => {
      const level = levels[kind];
      const change = { text: `${[part, path].filter(Boolean).join('.')} ${text}` };
      // The newer remote's own schema says that the field may be absent; a code that no API sends is missed by nobody.
      const isDispensable = isResponse && DISPENSABLE.includes(kind) ? { isDispensable: true as const } : {};
      return level ? [{ level, ...change, ...isDispensable }] : [];
    },
  );
}

const DISPENSABLE: readonly ShapeDifference['kind'][] = ['field-added', 'code-added'];

type Levels = Readonly<Record<ShapeDifference['kind'], Level | undefined>>;

/** An older remote goes on sending what it sent. */
const OF_REQUESTS: Levels = {
  ...{ wider: 'minor', 'code-added': 'minor', narrower: 'major', other: 'major', default: 'major' },
  ...{ 'field-added': 'minor', 'required-field-added': 'major', 'field-removed': 'major' },
};

/** An older remote parses by its own schema, which ignores fields that it does not know and takes codes as 'other'. */
const OF_RESPONSES: Levels = {
  ...{ wider: 'major', 'code-added': 'minor', narrower: 'minor', other: 'major', default: undefined },
  ...{ 'field-added': 'minor', 'required-field-added': 'minor', 'field-removed': 'major' },
};
