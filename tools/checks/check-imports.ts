import { ROOT } from '../build/workspace.ts';
import { importCircles } from './import-circles.ts';
import { readImports } from './read-imports.ts';

/** `node tools/checks/check-imports.ts [--root DIR]` fails when files of apps, libs and tools import one another in a cycle. */
const at = process.argv.indexOf('--root');
const circles = importCircles(readImports(at < 0 ? ROOT : (process.argv[at + 1] ?? ROOT)));
if (circles.length > 0) {
  console.error(`These files import each other in a cycle (imports of types included):`);
  for (const circle of circles) console.error(`- ${circle.join('\n  → ')}`);
  process.exit(1);
}
console.log('No file imports in a cycle.');
