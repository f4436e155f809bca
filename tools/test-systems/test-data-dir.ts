import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

/** Everything that browser runs write; the key that signs releases lies beside the folders of releases in it. */
export const TEST_DATA_DIR = join(ROOT, 'tmp/e2e-data');
