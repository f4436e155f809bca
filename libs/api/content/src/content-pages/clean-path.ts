/** A page's path as it is stored: without trailing slashes. */
export const cleanPath = (path: string): string => path.replace(/(?<=[^/]|^\/)\/+$/, '');
