import { runStep } from './run-step.ts';
import { QUICK_STEPS } from './steps.ts';

/** `npm run validate`, before a push: format, messages, lint, types, and the tests of what is affected. */
const steps = [...QUICK_STEPS, ['Tests', 'nx affected -t test --outputStyle=static'] as const];
const failed = steps.filter(([title, command]) => !runStep(title, command)).map(([title]) => title);
console.log(failed.length ? `\nNicht in Ordnung: ${failed.join(', ')}` : '\nAlles in Ordnung');
process.exit(failed.length ? 1 : 0);
