import type { ProblemCode } from '@heizplatz/contract';

/** The prefixes of calls (rule SITE-09); every other path is a page or a file. */
export const PASSED_ON = ['/api', '/session', '/outbox'] as const;

interface Kind {
  readonly title: string;
  readonly code: ProblemCode;
  readonly detail: string;
}

const KINDS: Readonly<Record<number, Kind>> = {
  408: { title: 'Request Timeout', code: 'BAD_REQUEST', detail: 'Die Anfrage kam zu langsam an.' },
  413: { title: 'Content Too Large', code: 'TOO_LARGE', detail: 'Die Anfrage ist zu groß.' },
  503: {
    title: 'Service Unavailable',
    code: 'UNAVAILABLE',
    detail: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
};
const UNREADABLE: Kind = {
  title: 'Bad Request',
  code: 'BAD_REQUEST',
  detail: 'Die Anfrage konnte nicht gelesen werden.',
};

/** What the shell itself says of a call that reaches no API: a problem document like the API's. */
export const shellProblem = (status: number, requestId: string) => ({
  type: 'about:blank',
  status,
  requestId,
  ...(KINDS[status] ?? UNREADABLE),
});

/** What a request is told that no page and no call is reached by; `path` is empty where none could be read. */
export function rawDocument(status: number, path: string): { readonly type: string; readonly text: string } {
  const problem = shellProblem(status, 'unread');
  return PASSED_ON.some((prefix) => path.startsWith(prefix))
    ? { type: 'application/problem+json; charset=utf-8', text: JSON.stringify(problem) }
    : { type: 'text/plain; charset=utf-8', text: problem.detail };
}
