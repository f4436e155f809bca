import { lazyPart } from '@heizplatz/router';

/** The footer of the default layout: in each document, and no part of the first scripts. */
export const lateFooter = lazyPart(
  async () => (await import(/* webpackChunkName: "footer" */ './page-footer')).PageFooter,
);
