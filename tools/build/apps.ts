/**
 * The remotes with their federation names (`public` is a reserved word) in the order in which patterns are matched.
 */
export const REMOTES = {
  order: { container: 'mf_order' },
  account: { container: 'mf_account' },
  support: { container: 'mf_support' },
  public: { container: 'mf_public_pages' },
} as const;

export type RemoteName = keyof typeof REMOTES;

export const REMOTE_NAMES = Object.keys(REMOTES) as RemoteName[];

export const LOCALES = ['de', 'de-AT', 'ch'] as const;
