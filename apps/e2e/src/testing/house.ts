import { join } from 'node:path';

export const ROOT = join(__dirname, '../../../..');

/** The house that playwright.config.ts starts. */
const port = Number(process.env['E2E_PORT'] ?? 4280);
export const HOUSE_API_PORT = port + 1;
export const HOUSE_RELEASES = process.env['E2E_RELEASES'] ?? join(ROOT, 'tmp/e2e-data/releases');
