import { writtenOrderNumbers } from '@heizplatz/api-identity';

/** Order numbers that somebody wrote, as they are kept; Swiss contracts have no withdrawal. */
export const namedOrderNumbers = (text: string): string[] =>
  writtenOrderNumbers(text).filter((number) => !number.startsWith('CH'));
