import type { Site } from '@heizplatz/country';
import type { Release } from '@heizplatz/releases';
import { isRouteErrorResponse } from '@heizplatz/router';
import type { StaticHandlerContext } from '@heizplatz/router/server';
import type { FastifyBaseLogger } from 'fastify';
import type { PageData } from '../app/page-data';
import { ROOT_ID } from '../app/shell-routes';
import type { OwnerRemote, PageDrawer } from './page-drawer';
import { releaseFiles, remoteReference } from './release-urls';
import { renderDocument } from './render-document';
import type { VisitorApi } from './visitor-api';

/** Where a document belongs: its site, and the releases that serve it. */
export interface DocumentPlace {
  readonly drawer: PageDrawer;
  readonly releases: readonly Release[];
  readonly owner: Release | undefined;
  readonly remote: OwnerRemote;
  readonly site: Site;
  readonly origin: string;
}

interface Drawing extends DocumentPlace {
  readonly visitor: VisitorApi;
  /** For the page's forms; absent where it has none. */
  readonly csrfToken: string | undefined;
}

/** One render of what the loaders gave. A screen that breaks in it costs its area: header and footer stay, with 500. */
export async function drawDocument(
  drawing: Drawing,
  context: StaticHandlerContext,
  log: FastifyBaseLogger,
): Promise<{ readonly status: number; readonly pieces: readonly string[] }> {
  const { drawer, remote, site } = drawing;
  const catalogues = [await drawer.loadMessages(site.locale), remote.messages];
  const draw = (result: StaticHandlerContext) => {
    const { styles, scripts } = filesOf(drawing);
    return renderDocument({
      page: pageDataOf(drawing, result, styles),
      handler: remote.handler,
      context: result,
      catalogues,
      api: drawing.visitor.api,
      scripts: drawer.assets.scripts,
      ahead: [...drawer.assets.aheadOf(site.locale), ...scripts],
    });
  };
  try {
    return { status: context.statusCode, pieces: draw(context) };
  } catch (error) {
    log.error({ err: error }, 'a screen broke while it was drawn');
    const broken = { ...context, statusCode: 500, loaderData: {}, errors: { [ROOT_ID]: error } };
    return { status: broken.statusCode, pieces: draw(broken) };
  }
}

const filesOf = ({ owner, remote, site }: Drawing) =>
  owner && remote.isWhole ? releaseFiles(owner, site.locale) : { styles: [], scripts: [] };

function pageDataOf(
  { drawer, releases, owner, site, origin, visitor, csrfToken }: Drawing,
  context: StaticHandlerContext,
  styles: readonly string[],
): PageData {
  return {
    countryId: site.countryId,
    origin,
    origins: drawer.config.originsAt(origin),
    isDemo: drawer.config.isDemo,
    remotes: releases.map(remoteReference),
    owner: owner?.name ?? null,
    styles: [...drawer.assets.styles, ...styles],
    fonts: [...drawer.assets.fonts],
    loaderData: context.loaderData,
    actionData: context.actionData,
    ...(csrfToken && { csrfToken }),
    errors: plainErrors(context.errors),
    ...(drawer.config.replayUrl && { replayUrl: drawer.config.replayUrl }),
    ...(drawer.config.sessionTiming && { sessionTiming: drawer.config.sessionTiming }),
    fallback: byKey(visitor.fallback),
  };
}

/** Errors as the JSON literal carries them: a route's own whole, anything unexpected without its inside. */
function plainErrors(errors: StaticHandlerContext['errors']): PageData['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? { status: error.status, data: error.data } : { status: 500, data: null },
    ]),
  );
}

/** Whichever answer came first, the same page is the same text: it is kept and compared. */
const byKey = (fallback: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fallback).sort(([a], [b]) => (a < b ? -1 : 1)));
