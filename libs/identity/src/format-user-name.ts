import type { User } from './user.ts';

/**
 * How a user is named on a page, titles included: 'Dr. Anke Vogt MSc'. Empty for a user who has not entered a name
 * yet.
 */
export const formatUserName = ({ title1, firstName, lastName, title2 }: User): string =>
  [title1, firstName, lastName, title2].filter((part) => part.trim() !== '').join(' ');
