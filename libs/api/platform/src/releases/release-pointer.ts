import { createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createFolderPointer, type PointerStore, type PointerTrust, readPointer } from '@heizplatz/releases';
import { createDatabasePointer } from '@heizplatz/releases/database';
import type { Config } from '../config/config';
import type { Database } from '../database/database';

type PointerConfig = Pick<
  Config,
  'mode' | 'releasesDir' | 'releaseKeyFile' | 'releaseSigningKeyFile' | 'hasPointerInFolder'
>;

interface PointerParts {
  readonly db: Database;
  readonly config: PointerConfig;
  readonly clock: () => Date;
}

/** Which version of each remote serves: in the database, or with RELEASE_POINTER=folder where the releases lie. */
export function createReleasePointer({ db, config, clock }: PointerParts): PointerStore {
  const { releasesDir: dir } = config;
  const trust = getTrust(config);
  const signer = { getKey: () => readSigningKey(config), clock };
  if (config.hasPointerInFolder) return createFolderPointer({ dir, trust, ...signer });
  return createDatabasePointer({ db, readFolder: () => readPointer(dir, trust), ...signer });
}

const getTrust = ({ releaseKeyFile, mode }: PointerConfig): PointerTrust => ({
  publicKeyFile: releaseKeyFile,
  acceptsUnsigned: mode !== 'production',
});

/** Whether this API has a key to sign moves with; read anew, since in a demo the first release makes one. */
export const canMovePointer = ({ releaseSigningKeyFile: file }: PointerConfig): boolean => existsSync(file ?? '');

function readSigningKey({ releaseSigningKeyFile: file }: PointerConfig): KeyObject {
  if (file === null) throw new Error('RELEASE_SIGNING_KEY is not set: this API cannot move the release pointer');
  return createPrivateKey(readFileSync(file));
}
