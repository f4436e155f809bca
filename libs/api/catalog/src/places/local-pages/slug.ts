const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe' };

/** 'Föhrenwinkel Holzwärme' → 'foehrenwinkel-holzwaerme': lower-case letters, digits and single dashes. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüßæœ]/g, (letter) => SPELLED[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z\d]+/g, (other) => (/^[\u0300-\u036f]+$/.test(other) ? '' : '-'))
    .replace(/^-|-$/g, '');
