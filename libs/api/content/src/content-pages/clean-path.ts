/** A page's path as it is kept: without strokes at its end. */
export const cleanPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');
