import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { createTypeDescriber } from './describe-type.ts';
import type { Members, PlatformReport, Shape } from './shape.ts';

/** Where the sources of a surface lie, and what of them is shared. */
export interface PlatformSources {
  readonly root: string;
  /** Entry file, below the root, of each shared lib. */
  readonly libs: Readonly<Record<string, string>>;
  /** Types of which remotes hand over values, though no function takes them, by lib. */
  readonly givenTypes: Readonly<Record<string, readonly string[]>>;
  readonly options: ts.CompilerOptions;
}

type Crossings = Omit<PlatformReport, 'version' | 'packages'>;

/** Reads the surface out of the sources by the compiler. Throws when an entry is missing. */
export function describePlatform({ root, libs, givenTypes, options }: PlatformSources): Crossings {
  const crossing = findCrossingFiles(root);
  const rootNames = [...Object.values(libs), ...crossing].map((file) => join(root, file));
  const program = ts.createProgram({ rootNames, options });
  const checker = program.getTypeChecker();
  const { describe, types } = createTypeDescriber(checker, root);
  const sourceOf = (file: string): ts.SourceFile => {
    const source = program.getSourceFile(join(root, file));
    if (!source) throw new Error(`${file} is no file of the program`);
    return source;
  };

  const exports = Object.fromEntries(
    Object.entries(libs).map(([lib, file]) => [lib, describeExports(sourceOf(file), givenTypes[lib] ?? [])]),
  );
  const nodes = crossing.flatMap((file) => listNodes(sourceOf(file)));
  return {
    exports,
    globals: members(
      nodes.filter(isGlobal).map((node) => [node.name.getText(), describe(checker.getTypeAtLocation(node), 'both')]),
    ),
    contexts: members(
      nodes
        .filter(isContext)
        .map((call) => [call.arguments[0].text, describe(checker.getTypeAtLocation(call), 'both')]),
    ),
    events: [...new Set(nodes.filter(isEventName).map(({ text }) => text))].sort(),
    types: Object.fromEntries([...types].sort(([one], [other]) => (one < other ? -1 : 1))),
  };

  function describeExports(file: ts.SourceFile, givenNames: readonly string[]): Members {
    const module = checker.getSymbolAtLocation(file);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return members(
      symbols.map((exported) => {
        const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        return [exported.name, describeExport(exported.name, symbol, givenNames)] as const;
      }),
    );
  }

  function describeExport(name: string, symbol: ts.Symbol, givenNames: readonly string[]): Shape {
    const [declaration] = symbol.getDeclarations() ?? [];
    const origin = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(declaration?.getSourceFile().fileName ?? '')?.[1];
    // The package's version tells of it.
    if (origin) return `of ${origin}`;
    if (symbol.flags & ts.SymbolFlags.Value) return describe(checker.getTypeOfSymbol(symbol), 'out');
    return describe(checker.getDeclaredTypeOfSymbol(symbol), givenNames.includes(name) ? 'in' : 'out');
  }
}

const CROSSING = /\bsharedContext[<(]|declare global \{\s+(?:\/\*\*[^*]*\*\/\s+)?var heizplatz|'heizplatz-[\w-]+'/;

/** Files of browser code with a global, a shared context, or an event of ours. */
const findCrossingFiles = (root: string): string[] =>
  globSync(['libs/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.spec\.tsx?$|\/testing\/|^apps\/(?:api|e2e)\/|^libs\/testing\//.test(file))
    .filter((file) => CROSSING.test(readFileSync(join(root, file), 'utf8')))
    .sort();

function listNodes(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  node.forEachChild((child) => void nodes.push(child, ...listNodes(child)));
  return nodes;
}

const members = (entries: readonly (readonly [string, Shape])[]): Members =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

/** `declare global { var heizplatz…: Type }`. */
const isGlobal = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) &&
  node.name.getText().startsWith('heizplatz') &&
  ts.isModuleBlock(node.parent.parent.parent);

/** `sharedContext<Toasts>('toasts', …)`. */
const isContext = (node: ts.Node): node is ts.CallExpression & { readonly arguments: readonly [ts.StringLiteral] } =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'sharedContext' &&
  node.arguments[0] !== undefined &&
  ts.isStringLiteral(node.arguments[0]);

const isEventName = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) && /^heizplatz-[\w-]+$/.test(node.text);
