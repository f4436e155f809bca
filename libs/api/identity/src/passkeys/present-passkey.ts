import type { Passkey } from '@heizplatz/contract';
import type { PasskeyRow } from './passkey-repository';

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  Id: row.id,
  Name: row.name,
  Host: row.rpId,
  CreatedAt: row.createdAt.toISOString(),
  LastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
