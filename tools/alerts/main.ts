import { spawnSync } from 'node:child_process';
import { ensurePromtool } from './ensure-promtool.ts';

/**
 * Checks the alert rules and runs their tests. On a machine that cannot have promtool it prints a note and succeeds.
 */
function main(): number {
  const promtool = ensurePromtool();
  if (!promtool) {
    console.warn('The alert rules were NOT tested: install promtool (Debian: prometheus), or set PROMTOOL_PATH.');
    return 0;
  }
  for (const args of [
    ['check', 'rules', 'alerts.yaml'],
    ['test', 'rules', 'alerts.test.yaml'],
  ]) {
    const { status } = spawnSync(promtool, args, { cwd: 'deploy/prometheus', stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  return 0;
}

process.exitCode = main();
