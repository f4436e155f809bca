const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Enter: 'Enter',
  Escape: 'Esc',
};

/** As a keyboard's caps are labelled: 'Mod+k' is 'Strg K', a letter its capital. */
export const keyName = (key: string): string =>
  key.startsWith('Mod+') ? `Strg ${key.slice(4).toUpperCase()}` : (NAMES[key] ?? key.toUpperCase());
