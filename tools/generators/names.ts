const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
}

/** 'order-tracking' in the spellings that code needs. Throws when it is not in kebab-case. */
export function getNames(kebab: string): Names {
  if (!KEBAB.test(kebab)) throw new Error(`'${kebab}' is not in kebab-case, such as order-tracking`);
  const pascal = kebab
    .split('-')
    .map((term) => term.charAt(0).toUpperCase() + term.slice(1))
    .join('');
  return { kebab, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}
