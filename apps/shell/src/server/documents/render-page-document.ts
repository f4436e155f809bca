import type { Site } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { ErrorResponse, isRouteErrorResponse } from '@heizplatz/router';
import type { StaticHandlerContext } from '@heizplatz/router/server';
import { hasCalculatorBar } from '../../app/calculator-bar';
import type { PageData, RemoteReference } from '../../app/page-data';
import { readPageFailure, waitOfRefusal } from '../../app/page-failure';
import { ROOT_ID } from '../../app/shell-routes';
import { lateFooter } from '../../layouts/late-footer';
import type { RenderResult } from './render-result';
import type { OwnerRemote } from './load-owner';
import { releaseFiles } from '../releases/release-urls';
import { renderDocument } from './render-document';
import type { DrawingTools } from '../rendering/drawing-tools';
import type { PageLog, ServedRelease } from '../rendering/render-task';
import type { VisitorApi } from '../api-proxy/visitor-api';

const encoder = new TextEncoder();

/** Where a document belongs: its site, and the release that owns it. */
export interface DocumentPlace {
  readonly tools: DrawingTools;
  readonly owner: ServedRelease | undefined;
  /** What the browser loads of this page; null where no remote owns it. */
  readonly reference: RemoteReference | null;
  readonly remote: OwnerRemote;
  readonly site: Site;
  readonly origin: string;
  /** Of the request that it is rendered for; error pages display it. */
  readonly requestId: string;
  readonly log: PageLog;
}

interface Drawing extends DocumentPlace {
  readonly visitor: VisitorApi;
  /** For the page's forms; absent where it has none. */
  readonly csrfToken: string | undefined;
  /** Who requested the page; null for visitors, and on documents that are cached. */
  readonly reader: User | null;
}

type DocumentResult = Pick<
  Extract<RenderResult, { kind: 'document' }>,
  'status' | 'pieces' | 'retryAfterSeconds' | 'visibleRequestId'
>;

/** One render of what the loaders gave. A screen that breaks in it costs its area: header and footer stay, with 500. */
export async function renderPageDocument(rendering: Drawing, context: StaticHandlerContext): Promise<DocumentResult> {
  const { tools, remote, site, requestId } = rendering;
  const catalogues = [await tools.loadMessages(site.locale), remote.messages];
  await lateFooter.load();
  const render = (result: StaticHandlerContext) => {
    const { styles, scripts } = getFiles(rendering);
    const pieces = renderDocument({
      page: getPageData(rendering, result, styles),
      handler: remote.handler,
      context: result,
      catalogues,
      api: rendering.visitor.api,
      reader: rendering.reader,
      scripts: tools.assets.scripts,
      ahead: [
        ...tools.assets.getPreloads(site.locale),
        ...(!result.errors && hasCalculatorBar(result.matches.at(-1)?.route.handle) ? tools.assets.calculatorBar : []),
        ...scripts,
      ],
    });
    return pieces.map((piece) => encoder.encode(piece));
  };
  try {
    const errors = toVisibleErrors(context.errors, requestId);
    const pieces = render({ ...context, errors });
    return {
      status: context.statusCode,
      pieces,
      ...waitOf(errors, context),
      ...(errors && { visibleRequestId: requestId }),
    };
  } catch (error) {
    rendering.log.error({ err: error }, 'a screen broke while it was drawn');
    const errors = toVisibleErrors({ [ROOT_ID]: error }, requestId);
    const broken = { ...context, statusCode: 500, loaderData: {}, errors };
    return { status: broken.statusCode, pieces: render(broken), visibleRequestId: requestId };
  }
}

function getFiles({ owner, reference, remote, site }: Drawing) {
  if (!owner || !remote.isAvailable) return { styles: [], scripts: [] };
  const files = releaseFiles(owner, site.locale);
  // The document is the release's, the scripts are those of the author's machine.
  const isOverride = reference?.isOverride && reference.name === owner.name;
  return isOverride ? { ...files, scripts: [] } : files;
}

function getPageData(
  { tools, reference, site, origin, visitor, csrfToken }: Drawing,
  context: StaticHandlerContext,
  styles: readonly string[],
): PageData {
  return {
    countryId: site.countryId,
    origin,
    origins: tools.config.origins,
    isDemo: tools.config.isDemo,
    owner: reference,
    styles: [...tools.assets.styles, ...styles],
    fonts: [...tools.assets.fonts],
    loaderData: context.loaderData,
    actionData: context.actionData,
    ...(csrfToken && { csrfToken }),
    errors: toPlainErrors(context.errors),
    ...(tools.config.replayUrl && { replayUrl: tools.config.replayUrl }),
    ...(tools.config.tracesEndpoint && { isTraced: true as const }),
    ...(tools.config.sessionTiming && { sessionTiming: tools.config.sessionTiming }),
    fallback: groupByKey(visitor.fallback),
  };
}

type VisibleErrors = Record<string, ErrorResponse> | null;

/** Errors as pages show them: status, wait and this request's id; nothing of the inside of what was thrown. */
function toVisibleErrors(errors: StaticHandlerContext['errors'], requestId: string): VisibleErrors {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const [status, data] = isRouteErrorResponse(error) ? [error.status, error.data] : [500, null];
      return [id, new ErrorResponse(status, '', { ...readPageFailure(data), requestId })];
    }),
  );
}

function toPlainErrors(errors: StaticHandlerContext['errors']): PageData['errors'] {
  if (!errors) return null;
  const responses = Object.entries(errors).filter((entry): entry is [string, ErrorResponse] =>
    isRouteErrorResponse(entry[1]),
  );
  return Object.fromEntries(responses.map(([id, { status, data }]) => [id, { status, data }]));
}

function waitOf(
  errors: VisibleErrors,
  { actionData, statusCode }: StaticHandlerContext,
): Pick<DocumentResult, 'retryAfterSeconds'> {
  const [first] = Object.values(errors ?? {});
  const retryAfterSeconds = readPageFailure(first?.data).retryAfterSeconds ?? waitOfRefusal(actionData, statusCode);
  return retryAfterSeconds ? { retryAfterSeconds } : {};
}

/** Whichever response arrived first, the same page is the same text: it is cached and compared. */
const groupByKey = (fallback: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fallback).sort(([a], [b]) => (a < b ? -1 : 1)));
