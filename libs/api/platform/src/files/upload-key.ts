import { randomBytes } from 'node:crypto';

/**
 * Where an upload lies: by its content's hash, and by a word of its own, so that one that is refused can be removed without
 * taking another one's bytes along.
 */
export const uploadKey = (folder: string, hash: string): string =>
  `${folder}/${hash}-${randomBytes(6).toString('hex')}`;

/** Whether two uploads of a folder have one content; keys from before end in the hash. */
export const isSameContent = (one: string, other: string): boolean => getContent(one) === getContent(other);

const getContent = (key: string): string => key.replace(/-[\da-f]{12}$/, '');
