import { isDeepStrictEqual } from 'node:util';
import { OTHER_CODE } from '@heizplatz/contract';
import type { Shape } from './describe-contract.ts';

/**
 * wider: values are allowed that were not before. narrower: values are refused that were allowed. other: both, or nobody can
 * tell. Fields of objects have kinds of their own, since an unknown field is ignored on both sides; so do the codes of an
 * enumeration that its readers know to be open.
 */
export interface ShapeDifference {
  readonly kind:
    | 'wider'
    | 'code-added'
    | 'narrower'
    | 'other'
    | 'field-added'
    | 'required-field-added'
    | 'field-removed'
    | 'default';
  /** Where: 'Items[].Weight'; '' is the whole. */
  readonly path: string;
  readonly text: string;
}

/** The differences of two JSON Schemas as valibot's converter writes them. */
export function compareShapes(old: Shape, now: Shape, path = ''): ShapeDifference[] {
  const [before, after] = [withoutImpliedType(old), withoutImpliedType(now)];
  if (isDeepStrictEqual(before, after)) return [];
  const [some, others] = [getAlternatives(before), getAlternatives(after)];
  const defaults = compareDefaults(before, after, path);
  if (!some && !others) return [...compareOne(before, after, path), ...defaults];
  return [
    ...compareAlternatives(some ?? [withoutDefault(before)], others ?? [withoutDefault(after)], path),
    ...defaults,
  ];
}

/** The values of an enumeration tell their types. */
const withoutImpliedType = (shape: Shape): Shape => {
  const { type: _, ...rest } = shape;
  return 'enum' in shape ? rest : shape;
};

const getAlternatives = ({ anyOf, oneOf }: Shape): readonly Shape[] | undefined =>
  (anyOf ?? oneOf) as readonly Shape[] | undefined;

const withoutDefault = ({ default: _, ...shape }: Shape): Shape => shape;

function compareDefaults(before: Shape, after: Shape, path: string): ShapeDifference[] {
  if (!('default' in before) || !('default' in after) || isDeepStrictEqual(before['default'], after['default']))
    return [];
  return [{ kind: 'default', path, text: 'has another default' }];
}

/** Equal ones first, then those of one discriminator or type. */
function compareAlternatives(before: readonly Shape[], after: readonly Shape[], path: string): ShapeDifference[] {
  const old = before.filter((one) => !after.some((other) => isDeepStrictEqual(one, other)));
  const now = after.filter((one) => !before.some((other) => isDeepStrictEqual(one, other)));
  const differences: ShapeDifference[] = [];
  for (const one of old) {
    const at = now.findIndex((other) => getIdentity(other) === getIdentity(one));
    const [match] = at < 0 ? [] : now.splice(at, 1);
    if (match) differences.push(...compareShapes(one, match, path));
    else differences.push({ kind: 'narrower', path, text: `may no longer be ${nameShape(one)}` });
  }
  return [
    ...differences,
    ...now.map((one) => ({ kind: 'wider' as const, path, text: `may be ${nameShape(one)} as well` })),
  ];
}

const getFields = (shape: Shape): Readonly<Record<string, Shape>> =>
  (shape['properties'] ?? {}) as Readonly<Record<string, Shape>>;

/** Objects by their fields of one value each (Kind: 'list'), else the type. */
function getIdentity(shape: Shape): string {
  if ('const' in shape) return JSON.stringify(shape['const']);
  if ('enum' in shape) return 'enum';
  const constants = Object.entries(getFields(shape)).filter(([, field]) => 'const' in field);
  return JSON.stringify([shape['type'], constants.map(([name, field]) => [name, field['const']])]);
}

const nameShape = (shape: Shape): string => {
  if ('const' in shape) return JSON.stringify(shape['const']);
  const constants = Object.entries(getFields(shape)).filter(([, field]) => 'const' in field);
  const named = constants.map(([name, field]) => `${name} ${JSON.stringify(field['const'])}`).join(', ');
  return named === '' ? String(shape['type'] ?? 'anything') : `an ${String(shape['type'])} with ${named}`;
};

function compareOne(before: Shape, after: Shape, path: string): ShapeDifference[] {
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = keywords.filter(
    (keyword) => !OF_FIELDS.includes(keyword) && !isDeepStrictEqual(before[keyword], after[keyword]),
  );
  return [
    ...compareFields(before, after, path),
    ...different.flatMap((keyword) => compareKeyword(keyword, before, after, path)),
  ];
}

/** Compared by themselves. */
const OF_FIELDS = ['properties', 'required', 'default'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

function compareKeyword(keyword: string, before: Shape, after: Shape, path: string): ShapeDifference[] {
  const [old, now] = [before[keyword], after[keyword]];
  const differ = (kind: ShapeDifference['kind'], text: string): ShapeDifference[] => [{ kind, path, text }];
  switch (keyword) {
    case 'items':
      if (isShape(old) && isShape(now)) return compareShapes(old, now, `${path}[]`);
      break;
    case 'enum':
      if (Array.isArray(old) && Array.isArray(now)) return compareValues(old, now, path);
      break;
    case 'type':
      if (old === 'integer' && now === 'number') return differ('wider', 'is no longer an integer');
      if (old === 'number' && now === 'integer') return differ('narrower', 'is an integer');
  }
  if (old === undefined) return differ('narrower', `has a new limit: ${keyword} ${JSON.stringify(now)}`);
  if (now === undefined) return differ('wider', `has no ${keyword} any more`);
  const text = `has ${keyword} ${JSON.stringify(now)} instead of ${JSON.stringify(old)}`;
  if (typeof old === 'number' && typeof now === 'number') {
    if (UPPER.includes(keyword)) return differ(now > old ? 'wider' : 'narrower', text);
    if (LOWER.includes(keyword)) return differ(now < old ? 'wider' : 'narrower', text);
  }
  return differ('other', text);
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compareValues(before: readonly unknown[], after: readonly unknown[], path: string): ShapeDifference[] {
  const list = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
  const [added, removed] = [after.filter((one) => !before.includes(one)), before.filter((one) => !after.includes(one))];
  // No API sends 'other': what gets it says from now on that it is open.
  const isOpen = before.includes(OTHER_CODE) || added.every((one) => one === OTHER_CODE);
  return [
    ...(added.length > 0
      ? [{ kind: isOpen ? ('code-added' as const) : ('wider' as const), path, text: `may be ${list(added)} as well` }]
      : []),
    ...(removed.length > 0 ? [{ kind: 'narrower' as const, path, text: `may no longer be ${list(removed)}` }] : []),
  ];
}

const isRequired = (shape: Shape, name: string): boolean =>
  Array.isArray(shape['required']) && shape['required'].includes(name);

function compareFields(before: Shape, after: Shape, path: string): ShapeDifference[] {
  const [old, now] = [getFields(before), getFields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): ShapeDifference[] => {
    const field = path === '' ? name : `${path}.${name}`;
    const [one, other] = [old[name], now[name]];
    if (!one)
      return [
        isRequired(after, name)
          ? { kind: 'required-field-added', path: field, text: 'is new and required' }
          : { kind: 'field-added', path: field, text: 'is new' },
      ];
    if (!other) return [{ kind: 'field-removed', path: field, text: 'is gone' }];
    return [
      ...compareRequired(isRequired(before, name), isRequired(after, name), field),
      ...compareShapes(one, other, field),
    ];
  });
}

function compareRequired(before: boolean, after: boolean, path: string): ShapeDifference[] {
  if (before === after) return [];
  return [after ? { kind: 'narrower', path, text: 'is required now' } : { kind: 'wider', path, text: 'may be absent' }];
}
