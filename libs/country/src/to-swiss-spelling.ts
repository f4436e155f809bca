/** Swiss German has no ß. */
export const toSwissSpelling = (text: string): string => text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
