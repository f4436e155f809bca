/** PostgreSQL's settings for tests: nothing there outlives the machine, so nothing has to reach the disk. */
export const DISPOSABLE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
  max_wal_size: '4GB',
  autovacuum: 'off',
} as const;
