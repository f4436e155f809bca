import type { CountryId } from '@heizplatz/country';
import type { Release } from '@heizplatz/releases';
import type { RemoteReference } from '../../app/page-data';
import type { CallApi } from '../api-proxy/page-calls';
import type { RenderResult } from '../documents/render-result';
import type { PageVisit } from './page-visit';
import type { RouteOutline } from './route-outline';

/** A release as rendering reads it; its list of files is long and is omitted. */
export type ServedRelease = Pick<
  Release,
  'name' | 'version' | 'container' | 'entry' | 'isBrowserOnly' | 'patterns' | 'styles' | 'scripts'
>;

/** The remote that owns a path, and where its files lie: null unless they are as they were signed. */
export interface OwningRelease {
  readonly release: ServedRelease;
  readonly folder: string | null;
  /** The gate has not let any release of it pass yet, and may still do so: its pages ask visitors to wait. */
  readonly isLoading?: true;
}

/** One page to render; plain data. */
export interface RenderTask {
  readonly visit: PageVisit;
  readonly countryId: CountryId;
  readonly origin: string;
  readonly owner: OwningRelease | null;
  /** What the browser loads, where that is not the owner's release; null: nothing. */
  readonly reference?: RemoteReference | null;
  /** For everybody: no cookie and no header of the visitor. */
  readonly isPublic: boolean;
  /** The visitor's after the login was settled, as far as scripts may read them. */
  readonly cookieHeader: string;
  /** Whether the visitor's cookies bring a login, valid or not. */
  readonly hasLogin: boolean;
}

/** The rendered page, and how long its calls allow caching it; plain data. */
export interface Rendered {
  readonly rendered: RenderResult;
  /** 0: it must not be cached. */
  readonly ttlSeconds: number;
  readonly tags: readonly string[];
}

/** A log line about a page; the caller knows its request, address, remote and version. */
export interface PageLog {
  readonly warn: (what: object, text: string) => void;
  readonly error: (what: object, text: string) => void;
}

export interface RenderOptions {
  readonly log: PageLog;
  /** Aborted when the visitor has left. */
  readonly signal?: AbortSignal;
}

export interface PageOptions extends RenderOptions {
  /** How the page calls the API, with all of the visitor's cookies. */
  readonly callApi: CallApi;
}

/** Where pages are rendered: in this thread, or in workers. */
export interface PageRenderer {
  /** The routes of a remote; throws when it cannot be loaded. */
  readonly outline: (owner: OwningRelease, options: RenderOptions) => Promise<readonly RouteOutline[]>;
  readonly render: (task: RenderTask, options: PageOptions) => Promise<Rendered>;
}
