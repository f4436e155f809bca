import { text } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { loadESLint } from 'eslint';
import { ROOT } from '../build/workspace.ts';

/**
 * `node tools/checks/lint-texts.ts` lints texts as if they stood in files: reads [[file, text], …] and prints the broken
 * rules of each as JSON. One process for all, since starting takes longer than linting.
 */
// Without the graph the rule of boundaries passes everything.
await createProjectGraphAsync();
const texts = JSON.parse(await text(process.stdin)) as [string, string][];
const ESLint = await loadESLint({ useFlatConfig: false });
const eslint = new ESLint({ cwd: ROOT });
const rules: string[][] = [];
for (const [filePath, code] of texts) {
  const [result] = await eslint.lintText(code, { filePath });
  rules.push(result?.messages.map(({ ruleId }) => ruleId ?? 'parse') ?? []);
}
console.log(JSON.stringify(rules));
