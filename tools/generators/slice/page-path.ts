const PART = /^(\*|:[A-Za-z]\w*\??|[a-z0-9-]+)$/;

/** Checks a page's path as routes have it ('/benutzerkonto/kennwort/:token?'). Throws with what is wrong. */
export function checkPagePath(path: string): void {
  if (!path.startsWith('/')) throw new Error(`The path '${path}' must begin with a slash`);
  const wrong =
    path.slice(1) &&
    path
      .slice(1)
      .split('/')
      .find((part) => !PART.test(part));
  if (wrong !== undefined && wrong !== '') throw new Error(`A path cannot contain '${wrong}'`);
}

/** A path as a visitor would request it: each parameter is '1', optional ones are omitted. */
export const requestedPath = (path: string): string =>
  path
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, '1')
    .replace(/\*$/, '') || '/';

/** A path as folders, without its parameters: '/kunde/stammdaten/:part?' → 'kunde/stammdaten'. */
export const urlFolder = (path: string): string =>
  path
    .split('/')
    .filter((part) => /^[a-z0-9]/.test(part))
    .join('/');

/** A title to begin with, from the path's last word: '/benutzerkonto/neues-kennwort/:token' → 'Neues kennwort'. */
export function getTitle(path: string): string {
  const term = path.split('/').findLast((part) => /^[a-z]/.test(part)) ?? 'Neue Seite';
  return term.charAt(0).toUpperCase() + term.slice(1).replaceAll('-', ' ');
}

/** Whether one of a remote's patterns owns the path; the same as the router's matching for what patterns use. */
export function isOwned(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => getPattern(pattern).test(requestedPath(path)));
}

function getPattern(pattern: string): RegExp {
  const body = pattern
    .replace(/\/\*$/, '(/.*)?')
    .replace(/\/:\w+\?/g, '(/[^/]+)?')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${body}$`);
}
