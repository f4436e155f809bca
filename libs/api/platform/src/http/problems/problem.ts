import type { CountryId, Problem, ProblemCode } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';

interface Kind {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

const KINDS: Record<ProblemCode, Kind> = {
  BAD_REQUEST: { status: 400, title: 'Ungültige Anfrage', detail: 'Die Anfrage konnte nicht gelesen werden.' },
  VALIDATION: { status: 400, title: 'Ungültige Angaben', detail: 'Bitte prüfen Sie Ihre Angaben.' },
  CSRF: {
    status: 403,
    title: 'Sicherheitsprüfung fehlgeschlagen',
    detail: 'Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  UNAUTHENTICATED: { status: 401, title: 'Nicht angemeldet', detail: 'Bitte melden Sie sich an.' },
  FORBIDDEN: { status: 403, title: 'Kein Zugang', detail: 'Leider haben Sie keinen Zugang zu dieser Seite.' },
  NOT_FOUND: { status: 404, title: 'Nicht gefunden', detail: 'Das Angeforderte existiert nicht.' },
  CONFLICT: { status: 409, title: 'Inzwischen geändert', detail: 'Der Stand hat sich inzwischen geändert.' },
  VERSION_CONFLICT: {
    status: 409,
    title: 'Inzwischen von jemand anderem geändert',
    detail: 'Jemand anderes hat das inzwischen geändert. Bitte vergleichen Sie beide Fassungen.',
  },
  PRICE_CHANGED: { status: 409, title: 'Preis geändert', detail: 'Der Preis hat sich inzwischen geändert.' },
  PRICE_NOT_HELD: {
    status: 409,
    title: 'Zugesagter Preis gilt nicht',
    detail: 'Der Preis aus der Wunschpreis-Mail gilt hier nicht. Es gilt der heutige Preis.',
  },
  OFFER_GONE: { status: 409, title: 'Angebot nicht mehr da', detail: 'Dieses Angebot gibt es nicht mehr.' },
  OFFER_REPLACED: {
    status: 409,
    title: 'Anderes Angebot gewählt',
    detail: 'In einem anderen Fenster wurde ein anderes Angebot gewählt.',
  },
  PAYMENT_REFUSED: {
    status: 409,
    title: 'Zahlungsart abgelehnt',
    detail: 'Diese Zahlungsart ist für diese Bestellung nicht möglich. Bitte wählen Sie eine andere.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    title: 'Zahlungsart zurzeit nicht möglich',
    detail: 'Der Zahlungsanbieter antwortet gerade nicht. Bitte wählen Sie eine andere Zahlungsart.',
  },
  TOKEN_EXPIRED: { status: 409, title: 'Link abgelaufen', detail: 'Dieser Link ist abgelaufen.' },
  STEP_MISSING: { status: 409, title: 'Schritt fehlt', detail: 'Es fehlt noch ein Schritt Ihrer Bestellung.' },
  ACCESS_OPTIONS: {
    status: 409,
    title: 'Zufahrt nicht im Angebot enthalten',
    detail: 'Ihre Zufahrt braucht mehr, als dieses Angebot enthält.',
  },
  RELEASE_INCOMPATIBLE: {
    status: 409,
    title: 'Version passt nicht',
    detail: 'Diese Version passt nicht zu dem, was läuft.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 409,
    title: 'Andere Bestellung',
    detail: 'Diese Bestellung wurde schon mit anderem Inhalt gesendet.',
  },
  TOO_LARGE: { status: 413, title: 'Zu groß', detail: 'Die Anfrage ist zu groß.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    title: 'Zu viele Versuche',
    detail: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Zurzeit nicht erreichbar',
    detail: 'Das geht gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  },
  INTERNAL: {
    status: 500,
    title: 'Fehler',
    detail: 'Da ist leider etwas schiefgelaufen. Unsere Techniker sind bereits informiert.',
  },
};

export interface ProblemOptions {
  /** Overrides the code's own status (415, 405). */
  readonly status?: number;
  /** German, for people. */
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
  readonly context?: Record<string, unknown>;
  /** Sent as Retry-After, and in the document. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** What a rule throws to fail a call; made by `problem`. */
export class ThrownProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'ThrownProblem';
    this.code = code;
    this.status = options.status ?? KINDS[code].status;
    this.options = options;
  }
}

/** An expected failure of a call: `throw problem('OFFER_GONE', { context })`. Status and German detail come from the code. */
export function problem(code: ProblemCode, options?: ProblemOptions): ThrownProblem {
  return new ThrownProblem(code, options);
}

/** The document on the wire (RFC 9457, application/problem+json), spelled as its country spells: 'Zu gross' in Switzerland. */
export function problemDocument(thrown: ThrownProblem, requestId: string, countryId?: CountryId): Problem {
  const spelled = (text: string) => (countryId === undefined ? text : toSiteSpelling(countryId, text));
  const { detail = KINDS[thrown.code].detail, errors, context, retryAfterSeconds } = thrown.options;
  return {
    type: `urn:problem:${thrown.code.toLowerCase().replaceAll('_', '-')}`,
    title: spelled(KINDS[thrown.code].title),
    status: thrown.status,
    code: thrown.code,
    detail: spelled(detail),
    requestId,
    ...(errors && { errors: [...errors] }),
    ...(context && { context }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
