import { UNGUESSABLE } from './unguessable-part';

const GAP = String.raw`[\s\u2013-]*`;
const NUMBER = new RegExp(String.raw`\b(DE|AT|CH)${GAP}(\d{2})${GAP}(\d{6,9})(?:${GAP}(${UNGUESSABLE}))?\b`, 'gi');

/** A text with its order numbers in stored form: 'de 26 000123 k7pxm' is DE-26-000123-K7PXM. */
export const addOrderNumbers = (text: string): string =>
  text.replace(NUMBER, (_, ...parts: (string | number | undefined)[]) =>
    parts
      .slice(0, 4)
      .filter((part) => part !== undefined)
      .join('-')
      .toUpperCase(),
  );

/** The order numbers in the input, in stored form; each once. */
export const writtenOrderNumbers = (text: string): string[] => [
  ...new Set([...text.matchAll(NUMBER)].map(([written]) => addOrderNumbers(written))),
];

/** Input for an order's number, in stored form; anything else in capitals. */
export const orderNumberInput = (input: string): string => writtenOrderNumbers(input)[0] ?? input.trim().toUpperCase();
