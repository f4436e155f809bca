import { join } from 'node:path';

export const ROOT = join(__dirname, '../../../..');
/** Everything that browser runs write (tools/test-systems). */
export const TEST_DATA_DIR = join(ROOT, 'tmp/e2e-data');
