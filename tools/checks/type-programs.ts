import { basename, dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** A tsconfig that compiles files; those that only list others are none. */
export interface TypeProgram {
  /** Below the root, as `libs/ui/tsconfig.lib.json`. */
  readonly config: string;
  readonly extended: string;
  /** Below the root; declarations included. */
  readonly files: readonly string[];
  readonly options: ts.CompilerOptions;
}

const WORKSPACE = 'tools/tsconfig.workspace.json';

/** All that the step Types compiles for the workspace. */
export function readTypePrograms(root: string): TypeProgram[] {
  const programs = new Map<string, TypeProgram>();
  const visited = new Set<string>();
  visit(join(root, WORKSPACE));
  return [...programs.values()];

  function visit(path: string): void {
    const file = path.endsWith('.json') ? path : join(path, 'tsconfig.json');
    if (visited.has(file)) return;
    visited.add(file);
    const { fileNames, options, raw, projectReferences = [] } = readConfig(file);
    if (fileNames.length > 0)
      programs.set(file, {
        config: relative(root, file),
        extended: basename(String((raw as { extends?: string }).extends)),
        files: fileNames.map((name) => relative(root, name)),
        options,
      });
    for (const reference of projectReferences) visit(resolve(dirname(file), reference.path));
  }
}

function readConfig(file: string): ts.ParsedCommandLine {
  const parsed = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    },
  });
  if (!parsed) throw new Error(`Cannot read ${file}`);
  return parsed;
}

/** Compiles texts in the place of files, with sources that several programs have read once. */
export function createPlantedCompiler(root: string) {
  const sources = new Map<string, ts.SourceFile | undefined>();
  /** What the compiler refuses in the text; with `isWhole` beside everything else of the program. */
  return (program: TypeProgram, file: string, text: string, { isWhole = false } = {}) => {
    const planted = join(root, file);
    const host = ts.createCompilerHost(program.options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (name) => name === planted || fileExists(name);
    host.getSourceFile = (name, options, ...rest) => {
      if (name === planted) return ts.createSourceFile(name, text, options);
      if (!sources.has(name)) sources.set(name, getSourceFile(name, options, ...rest));
      return sources.get(name);
    };
    const others = program.files.filter((name) => isWhole || name.endsWith('.d.ts'));
    const rootNames = [...new Set([planted, ...others.map((name) => join(root, name))])];
    const compiled = ts.createProgram({ rootNames, options: program.options, host });
    const refused = compiled.getSemanticDiagnostics(compiled.getSourceFile(planted));
    return {
      refused: refused.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
      files: compiled.getSourceFiles().map(({ fileName }) => relative(root, fileName)),
    };
  };
}
