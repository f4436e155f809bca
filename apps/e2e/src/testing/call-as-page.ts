import { expect, type Page } from '@playwright/test';

export interface PageResponse {
  readonly status: number;
  readonly body: unknown;
}

/** A call of the API as the page's own script would make it; without a body it is a GET. */
export const callAsPage = (page: Page, path: string, body?: object): Promise<PageResponse> =>
  page.evaluate(
    async (input) => {
      const cookie = (name: string) =>
        decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '');
      const headers = {
        'content-type': 'application/json',
        RequestVerificationToken: cookie('hp_csrf'),
        authorization: `Bearer ${cookie('hp_token')}`,
      };
      const sent = input.body ? { method: 'POST', body: JSON.stringify(input.body) } : {};
      const response = await fetch(input.path, { headers, ...sent });
      return { status: response.status, body: await response.json().catch(() => null) };
    },
    { path, ...(body && { body }) },
  );

/** A POST by the page that must succeed; returns the body's fields. */
export async function postAsPage(page: Page, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await callAsPage(page, path, body);
  const problem = response.status === 200 ? '' : JSON.stringify(response.body);
  expect([path, response.status, problem]).toEqual([path, 200, '']);
  return getFields(response.body);
}

/** The fields of a response's body; none where it is no object. */
export const getFields = (body: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(body ?? {}));
