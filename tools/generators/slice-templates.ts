import { requestedPath, getTitle } from './page-path.ts';

export interface Slice {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  /** The page's path as the route has it. */
  readonly path: string;
}

export const routeText = ({ kebab, camel, pascal, path }: Slice): string => `
import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';

/**
 * Guards throw redirect(…) or notFound(); data loaded here is available to useCall in the view, without a second
 * fetch.
 */
export const ${camel}Route: RouteObject = {
  path: '${path}',
  // On demand, together with its messages: visitors do not load a screen that they do not open.
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "${kebab}" */ './${kebab}-view')).${pascal}View,
  }),
  handle: { layout: 'default' } satisfies PageHandle,
  loader: pageLoader(async () => null),
};
`;

export const viewText = ({ kebab, pascal, path }: Slice): string => `
import { PageHeader } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './${kebab}-view.module.css';

export function ${pascal}View() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHeader title={t\`${getTitle(path)}\`} />
      <h1><Trans>${getTitle(path)}</Trans></h1>
    </div>
  );
}
`;

export const styleText = (): string => `
.page {
  display: grid;
  gap: var(--space-24);
}
`;

export const sliceSpecText = ({ kebab, camel, path }: Slice): string => `
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { ${camel}Route } from './${kebab}-route';

describe('${path}', () => {
  it('shows its heading', async () => {
    const { api } = fakeApi({});
    renderRoute([${camel}Route], '${requestedPath(path)}', { api });
    expect(await screen.findByRole('heading', { level: 1, name: '${getTitle(path)}' })).toBeVisible();
  });
});
`;
