const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Enter: 'Enter',
  Escape: 'Esc',
  X: 'Umschalt X',
  'Shift+Click': 'Umschalt Klick',
};

/** As a keyboard's caps are labelled: 'Mod+k' is 'Strg K', a letter its capital, a capital with its Shift. */
export const keyName = (key: string): string =>
  key.startsWith('Mod+') ? `Strg ${key.slice(4).toUpperCase()}` : (NAMES[key] ?? key.toUpperCase());
