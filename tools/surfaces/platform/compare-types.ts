import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../version-check.ts';
import { type Direction, type Members, type Shape, type Signature, turnDirection } from './shape.ts';

/** Where a type stands, and which way its values go. */
interface Place {
  /** Names it, with its parts: 'useCall of @heizplatz/api-client(2).refreshMs'. */
  readonly path: string;
  readonly direction: Direction;
}

const minor = (text: string): Change[] => [{ level: 'minor', text }];
const major = (text: string): Change[] => [{ level: 'major', text }];

/** What a remote that was built with the first type notices of the second. What cannot be compared is a major change. */
export function compareTypes(before: Shape, after: Shape, place: Place): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (hasAlternatives(before) || hasAlternatives(after)) return compareAlternatives(before, after, place);
  if (typeof before === 'string' || typeof after === 'string') return describeOther(before, after, place);
  if ('members' in before && 'members' in after) return compareMembers(before.members, after.members, place);
  if ('calls' in before && 'calls' in after && before.calls.length === after.calls.length)
    return before.calls.flatMap((one, at) => compareSignatures(one, after.calls[at] ?? one, place));
  if ('allOf' in before && 'allOf' in after && before.allOf.length === after.allOf.length)
    return before.allOf.flatMap((one, at) => compareTypes(one, after.allOf[at] ?? one, place));
  if ('name' in before && 'name' in after && before.name === after.name && before.of.length === after.of.length)
    return before.of.flatMap((one, at) =>
      compareTypes(one, after.of[at] ?? one, { path: `${place.path}<${at + 1}>`, direction: 'both' }),
    );
  return describeOther(before, after, place);
}

const describeOther = (before: Shape, after: Shape, { path }: Place): Change[] =>
  major(`${path} is ${formatShape(after)} instead of ${formatShape(before)}`);

const formatShape = (shape: Shape): string => (typeof shape === 'string' ? shape : JSON.stringify(shape));

const hasAlternatives = (shape: Shape): shape is { readonly oneOf: readonly Shape[] } =>
  typeof shape !== 'string' && 'oneOf' in shape;

/** One more is given by newer remotes alone, or may reach older ones. */
function compareAlternatives(before: Shape, after: Shape, { path, direction }: Place): Change[] {
  const [old, now] = [before, after].map((shape) => (hasAlternatives(shape) ? shape.oneOf : [shape])) as [
    Shape[],
    Shape[],
  ];
  const isIn = (all: readonly Shape[], one: Shape) => all.some((other) => isDeepStrictEqual(one, other));
  const added = now.filter((one) => !isIn(old, one));
  const removed = old.filter((one) => !isIn(now, one));
  return [
    ...added.flatMap((one) => (direction === 'in' ? minor : major)(`${path} may be ${formatShape(one)} as well`)),
    ...removed.flatMap((one) => (direction === 'out' ? minor : major)(`${path} may no longer be ${formatShape(one)}`)),
  ];
}

function compareMembers(before: Members, after: Members, { path, direction }: Place): Change[] {
  const [old, now] = [readMembers(before), readMembers(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Change[] => {
    const member = `${path}.${name}`;
    const [one, other] = [old.get(name), now.get(name)];
    if (!other) return major(`${member} is gone`);
    if (!one) return (other.isOptional || direction === 'out' ? minor : major)(`${member} is new`);
    return [
      ...compareOptional(one.isOptional, other.isOptional, { path: member, direction }),
      ...compareTypes(one.shape, other.shape, { path: member, direction }),
    ];
  });
}

const readMembers = (members: Members) =>
  new Map(
    Object.entries(members).map(([key, shape]) => [key.replace(/\?$/, ''), { shape, isOptional: key.endsWith('?') }]),
  );

function compareOptional(before: boolean, after: boolean, { path, direction }: Place): Change[] {
  if (before === after) return [];
  if (after) return (direction === 'in' ? minor : major)(`${path} may be absent`);
  return (direction === 'out' ? minor : major)(`${path} is required`);
}

function compareSignatures(before: Signature, after: Signature, { path, direction }: Place): Change[] {
  if (!isDeepStrictEqual(before.types, after.types)) return major(`${path} has other type parameters`);
  const turned = turnDirection(direction);
  const parameters = Array.from({ length: Math.max(before.parameters.length, after.parameters.length) }, (_, at) => {
    const [old, now] = [before.parameters[at], after.parameters[at]];
    const place = { path: `${path}(${at + 1})`, direction: turned };
    if (!now) return major(`${place.path} is gone`);
    // A function of remotes may leave out what it is called with.
    if (!old) return (isOptional(now[0]) || direction === 'in' ? minor : major)(`${place.path} is new`);
    return [...compareOptional(isOptional(old[0]), isOptional(now[0]), place), ...compareTypes(old[1], now[1], place)];
  });
  return [...parameters.flat(), ...compareTypes(before.result, after.result, { path: `${path}()`, direction })];
}

const isOptional = (parameter: string): boolean => parameter.endsWith('?') || parameter.startsWith('...');
