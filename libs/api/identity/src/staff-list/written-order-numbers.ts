import { UNGUESSABLE } from './unguessable-part';

const GAP = String.raw`[\s\u2013-]*`;
const NUMBER = new RegExp(String.raw`\b(DE|AT|CH)${GAP}(\d{2})${GAP}(\d{6,9})(?:${GAP}(${UNGUESSABLE}))?\b`, 'gi');

/** A text with the order numbers in it as they are kept: 'de 26 000123 k7pxm' is DE-26-000123-K7PXM. */
export const addOrderNumbers = (text: string): string =>
  text.replace(NUMBER, (_, ...parts: (string | number | undefined)[]) =>
    parts
      .slice(0, 4)
      .filter((part) => part !== undefined)
      .join('-')
      .toUpperCase(),
  );

/** The order numbers that somebody wrote, as they are kept; each once. */
export const writtenOrderNumbers = (text: string): string[] => [
  ...new Set([...text.matchAll(NUMBER)].map(([written]) => addOrderNumbers(written))),
];

/** What was typed for an order's number, as it is kept; anything else in capitals. */
export const orderNumberInput = (input: string): string => writtenOrderNumbers(input)[0] ?? input.trim().toUpperCase();
