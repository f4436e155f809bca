import { useActionData } from '@heizplatz/router';

/** What came of a link whose button was pressed. */
export interface ConsumedLink {
  /** Where the link was asked from, for whoever was on the way somewhere. */
  readonly returnUrl: string | null;
}

/** A link that was just spent without script; null where none was. */
export function useSentLink(): ConsumedLink | null {
  const response = useActionData<Partial<ConsumedLink> & { readonly end?: 'spent' }>();
  return response?.end === 'spent' ? { returnUrl: response.returnUrl ?? null } : null;
}
