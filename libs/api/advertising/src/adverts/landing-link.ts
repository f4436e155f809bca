/** Stands for our own origin while addresses are resolved; nothing can be registered there. */
const OWN = 'https://own.invalid';

const isOwn = ({ origin }: URL): boolean => origin === OWN;
const written = (url: URL): string => (isOwn(url) ? url.href.slice(OWN.length) : url.href);

/** An address to land on, resolved: one of ours ('/pelletpreise') or https elsewhere. Null: anything else. */
function parsedLanding(landingUrl: string): URL | null {
  const isPath = /^\/(?![/\\])/.test(landingUrl);
  if (!isPath && !/^https:\/\//i.test(landingUrl)) return null;
  const url = URL.parse(landingUrl, OWN);
  if (!url || url.protocol !== 'https:' || url.username || url.password) return null;
  return isPath === isOwn(url) ? url : null;
}

/** Whether adverts may lead there: a path of ours or an https address, without a login in it. */
export const isLandingUrl = (landingUrl: string): boolean => parsedLanding(landingUrl) !== null;

export interface LandingLink {
  readonly href: string;
  /** Leaves our pages. */
  readonly isOutside: boolean;
}

/**
 * The target of a link of an advert: unchanged while it is on the landing address's own site, else the landing
 * address. Throws for an invalid landing address (`isLandingUrl`).
 */
export function landingLink(href: string, landingUrl: string): LandingLink {
  const landing = parsedLanding(landingUrl);
  if (!landing) throw new Error(`no landing address: ${landingUrl}`);
  const link = URL.parse(href, landing.href);
  // A blob's origin is that of its page.
  const isSameSite = link?.origin === landing.origin && link.protocol === landing.protocol;
  const isFollowed = isSameSite && !link.username && !link.password;
  return { href: written(isFollowed ? link : landing), isOutside: !isOwn(landing) };
}
