import { lazyPart } from '@heizplatz/router';

/** What stands below the calculator: drawn by the server, taken over when somebody comes near. */
export const homeLater = lazyPart(
  async () => (await import(/* webpackChunkName: "home-later" */ './home-later')).HomeLater,
);
