/** PostgreSQL's settings for tests: nothing there outlives the machine, so nothing has to reach the disk. */
export const DISPOSABLE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  autovacuum: 'off',
  jit: 'off',
} as const;

/** For a cluster in `disposableFolder()`: in memory a checkpoint costs little, and the write-ahead log takes room of it. */
export const MEMORY_SETTINGS = { ...DISPOSABLE_SETTINGS, max_wal_size: '1GB' } as const;
