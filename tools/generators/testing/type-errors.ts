import { join } from 'node:path';
import ts from 'typescript';

/**
 * Type errors of these files, by the repository's own rules; what they import is read and not checked, since other
 * checks do so.
 */
export function typeErrors(root: string, written: readonly string[]): string[] {
  const config = {
    extends: './tools/typescript/tsconfig.test.json',
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
    files: [...written, 'tools/build/css.d.ts'],
  };
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(fileNames, options);
  const sources = written.map((file) => program.getSourceFile(join(root, file)));
  const diagnostics = sources.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]);
  return [...errors, ...program.getOptionsDiagnostics(), ...diagnostics].map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}
