/** Addresses of adverts' files, defined once: where they are served, and what markup and styles may reference. */
export const STYLES_PATH = '/api/iam/content/css/:file';
export const PICTURES_PATH = '/api/iam/content/pictures/:file';

/** Letters, digits, '-' and '_', a hash of the content, an ending. */
export const FILE_NAME = /^[\w-]{1,60}\.[\da-f]{16}\.[a-z]{3,4}$/;

const OWN_PICTURE = /^\/api\/iam\/content\/pictures\/([^/?#]+)$/;

export const picturePath = (name: string): string => PICTURES_PATH.replace(':file', name);

/** Whether an address is a picture that was stored with an advert, and nothing else of the origin. */
export function isPicturePath(address: string): boolean {
  const [, name = ''] = OWN_PICTURE.exec(address) ?? [];
  return FILE_NAME.test(name);
}
