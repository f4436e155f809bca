/** What an identity names: a dealer by its slug, with one of its branches or without. */
export interface DealerIdentity {
  readonly dealer: string;
  readonly branch: string | null;
  /** Parses 'haendler-12': if no dealer has that slug, the dealer's id. */
  readonly dealerId: number | null;
}

const BY_ID = /^haendler-(\d{1,9})$/;

/** 'waldfeuer-pellets', 'muenchen-80331~waldfeuer-pellets' or 'haendler-12'. */
export function parseIdentity(identity: string): DealerIdentity {
  const parts = identity.split('~');
  const [branch = null, dealer = ''] = parts.length === 1 ? [null, parts[0]] : parts;
  const [, id] = BY_ID.exec(dealer) ?? [];
  return { dealer, branch, dealerId: id === undefined ? null : Number(id) };
}
