import type { Passkey } from '@heizplatz/contract';

export const buildPasskey = (fields: Partial<Passkey> = {}): Passkey => ({
  Id: 7,
  Name: 'Laptop',
  Host: 'heizplatz.de',
  CreatedAt: '2026-11-20T09:00:00.000Z',
  LastUsedAt: null,
  ...fields,
});
