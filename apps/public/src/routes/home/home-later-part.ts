import { lazyPart } from '@heizplatz/router';

/** The content below the calculator: rendered by the server, hydrated when the visitor comes near. */
export const homeLater = lazyPart(
  async () => (await import(/* webpackChunkName: "home-later" */ './home-later')).HomeLater,
);
