import { useActionData } from '@heizplatz/router';

/** What came of a link whose button was pressed. */
export interface SpentLink {
  /** Where the link was asked from, for whoever was on the way somewhere. */
  readonly returnUrl: string | null;
}

/** A link that was just spent without script; null where none was. */
export function useSentLink(): SpentLink | null {
  const answer = useActionData<Partial<SpentLink> & { readonly end?: 'spent' }>();
  return answer?.end === 'spent' ? { returnUrl: answer.returnUrl ?? null } : null;
}
