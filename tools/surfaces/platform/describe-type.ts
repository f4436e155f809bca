import { basename, relative } from 'node:path';
import ts from 'typescript';
import { type Direction, type Members, type NamedType, type Shape, type Signature, turnDirection } from './shape.ts';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.UseFullyQualifiedType;

/** Describes types of a program, and collects those of ours that have a name. `root` is the repository. */
export function createTypeDescriber(checker: ts.TypeChecker, root: string) {
  const types = new Map<string, NamedType>();
  return { describe, types };

  function describe(type: ts.Type, direction: Direction): Shape {
    const name = type.aliasSymbol ?? type.getSymbol();
    if (type.aliasSymbol) return withArguments(getName(type.aliasSymbol, direction), type.aliasTypeArguments);
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
    if (type.isUnion()) return describeUnion(type, direction);
    if (type.isIntersection()) return { allOf: type.types.map((one) => describe(one, direction)) };
    if (type.flags & ts.TypeFlags.TypeParameter || !(type.flags & ts.TypeFlags.Object) || !name) return print(type);
    if (isAnonymous(type)) return describeStructure(type, direction);
    const of = (type as ts.TypeReference).target ? checker.getTypeArguments(type as ts.TypeReference) : [];
    return withArguments(
      getName(name, direction),
      of.filter((one) => !isThis(one)),
      direction,
    );
  }

  /** What is in a type of a package is told by the package's version. */
  function getName(symbol: ts.Symbol, direction: Direction): string {
    return isOurs(symbol) ? register(symbol, direction) : symbol.name;
  }

  function withArguments(name: string, of: readonly ts.Type[] = [], direction: Direction = 'both'): Shape {
    return of.length === 0 ? name : { name, of: of.map((one) => describe(one, direction)) };
  }

  /** Without undefined, which `name?` says. */
  function describeUnion(type: ts.UnionType, direction: Direction): Shape {
    const texts = type.types.map((one) => describe(one, direction)).map((shape) => JSON.stringify(shape));
    const both = ['"true"', '"false"'];
    const isBoolean = both.every((text) => texts.includes(text));
    const alternatives = isBoolean ? [...texts.filter((text) => !both.includes(text)), '"boolean"'] : texts;
    const sorted = [...new Set(alternatives)].sort().map((text) => JSON.parse(text) as Shape);
    return sorted.length === 1 ? (sorted[0] ?? '') : { oneOf: sorted };
  }

  function describeStructure(type: ts.Type, direction: Direction): Shape {
    const signatures = type.getCallSignatures();
    if (signatures.length > 0) return { calls: signatures.map((one) => describeSignature(one, direction)) };
    if (checker.isTupleType(type) || checker.isArrayType(type)) return print(type);
    return { members: describeMembers(type, direction) };
  }

  function describeSignature(signature: ts.Signature, direction: Direction): Signature {
    const types = signature.getTypeParameters()?.map((one) => {
      const limit = one.getConstraint();
      return limit ? `${one.symbol.name} extends ${JSON.stringify(describe(limit, 'both'))}` : one.symbol.name;
    });
    return {
      ...(types && { types }),
      parameters: signature.getParameters().map((parameter, at) => {
        const declaration = parameter.valueDeclaration;
        const isParameter = declaration !== undefined && ts.isParameter(declaration);
        const isOptional = isParameter && checker.isOptionalParameter(declaration);
        const isRest = isParameter && declaration.dotDotDotToken !== undefined;
        // Names of parameters are nobody's business.
        const place = `${isRest ? '...' : ''}${at + 1}${isOptional ? '?' : ''}`;
        return [place, describe(checker.getTypeOfSymbol(parameter), turnDirection(direction))] as const;
      }),
      result: describe(signature.getReturnType(), direction),
    };
  }

  /** Those of ours; what an element of HTML has is React's. */
  function describeMembers(type: ts.Type, direction: Direction): Members {
    const all = checker.getPropertiesOfType(type);
    const own = all.some(isOurs) ? all.filter(isOurs) : all;
    return Object.fromEntries(
      own
        .map((property): [string, Shape] => {
          const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
          const shape = describe(checker.getTypeOfSymbol(property), direction);
          return [property.name + (isOptional ? '?' : ''), isOptional ? withoutUndefined(shape) : shape];
        })
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }

  /** Describes a named type once for each direction that it goes; returns its name. */
  function register(symbol: ts.Symbol, direction: Direction): string {
    const key = getKey(symbol);
    const known = types.get(key);
    const now = known ? join(known.direction, direction) : direction;
    if (known?.direction === now) return key;
    types.set(key, { direction: now, shape: known?.shape ?? '' });
    types.set(key, { direction: now, shape: describeNamed(symbol, now) });
    return key;
  }

  function describeNamed(symbol: ts.Symbol, direction: Direction): Shape {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    // An alias describes itself by its name, so that its parts are described here.
    if (type.isUnion()) return describeUnion(type, direction);
    if (type.isIntersection()) return { allOf: type.types.map((one) => describe(one, direction)) };
    const origin = type.getSymbol();
    // A name of ours for a type of a package.
    if (origin && !isOurs(origin) && !isAnonymous(type))
      return withArguments(origin.name, checker.getTypeArguments(type as ts.TypeReference));
    const isObject =
      Boolean(type.flags & ts.TypeFlags.Object) && !checker.isArrayType(type) && !checker.isTupleType(type);
    return isObject ? describeStructure(type, direction) : print(type);
  }

  function print(type: ts.Type): string {
    return checker
      .typeToString(type, undefined, FLAGS)
      .replace(/import\("([^"]+)"\)\.?/g, (_, file: string) => (isPackage(file) ? '' : `${basename(file)}.`));
  }

  /** The same name may stand in two files. */
  function getKey(symbol: ts.Symbol): string {
    const [declaration] = symbol.getDeclarations() ?? [];
    const file = relative(root, declaration?.getSourceFile().fileName ?? '');
    return `${file.replace(/^(?:libs|apps)\//, '').replace(/\/src\/.*$/, '')}/${symbol.name}`;
  }
}

const isPackage = (file: string): boolean => file.includes('/node_modules/');
const isOurs = (symbol: ts.Symbol): boolean =>
  (symbol.getDeclarations() ?? []).some((one) => !isPackage(one.getSourceFile().fileName));

const isThis = (type: ts.Type): boolean => Boolean((type as { isThisType?: boolean }).isThisType);

function isAnonymous(type: ts.Type): boolean {
  const { objectFlags } = type as ts.ObjectType;
  return Boolean(objectFlags & (ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped)) && !isClass(type);
}
const isClass = (type: ts.Type): boolean => Boolean((type.getSymbol()?.flags ?? 0) & ts.SymbolFlags.Class);

const join = (one: Direction, other: Direction): Direction => (one === other ? one : 'both');

function withoutUndefined(shape: Shape): Shape {
  if (typeof shape === 'string' || !('oneOf' in shape)) return shape;
  const rest = shape.oneOf.filter((one) => one !== 'undefined');
  const [only] = rest;
  return rest.length === 1 && only !== undefined ? only : { oneOf: rest };
}
