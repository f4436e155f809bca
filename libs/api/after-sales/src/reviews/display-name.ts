interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const ANONYMOUS = 'Anonym';

/**
 * 'Anke V.'; a person with a single name is displayed by it, and as 'Anonym' if there is none or anonymity is
 * requested.
 */
export function displayName({ firstName, lastName }: Named, isAnonymous: boolean): string {
  const [initial] = lastName.trim();
  if (isAnonymous) return ANONYMOUS;
  return [firstName.trim(), ...(initial ? [`${initial}.`] : [])].filter(Boolean).join(' ') || ANONYMOUS;
}
