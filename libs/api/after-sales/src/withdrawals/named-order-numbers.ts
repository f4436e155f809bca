import { writtenOrderNumbers } from '@heizplatz/api-identity';

/** Order numbers in user input, in their stored form; Swiss contracts have no withdrawal. */
export const namedOrderNumbers = (text: string): string[] =>
  writtenOrderNumbers(text).filter((number) => !number.startsWith('CH'));
