interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const ANONYMOUS = 'Anonym';

/** 'Anke V.'; who has but one name is shown by it, and 'Anonym' who has none or wants none. */
export function displayName({ firstName, lastName }: Named, isAnonymous: boolean): string {
  const [initial] = lastName.trim();
  if (isAnonymous) return ANONYMOUS;
  return [firstName.trim(), ...(initial ? [`${initial}.`] : [])].filter(Boolean).join(' ') || ANONYMOUS;
}
