const PLACEHOLDER = /\{(\p{L}+)\}/gu;

/** A text module's text with its placeholders in braces filled in; unknown ones stay, so that they are visible. */
export const fillTextModule = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (braces, name: string) => values[name] ?? braces);

/** Whether something is left to be filled in. */
export const hasPlaceholder = (text: string): boolean => text.search(PLACEHOLDER) >= 0;
