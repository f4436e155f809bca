import { BRAND, type Site } from '@heizplatz/country';
import type { ShellAssets } from '../static/shell-assets';

/** failed: it could not be drawn; busy: too many pages wait; loading: the release that it is of is not there yet. */
export type PlainErrorKind = 'failed' | 'busy' | 'loading';

interface PlainError {
  readonly kind: PlainErrorKind;
  readonly requestId: string;
}

const MESSAGES = {
  failed: 'Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.',
  busy: 'Gerade sind sehr viele Besucher hier. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  loading: 'Diese Seite wird gerade geladen. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
} as const satisfies Record<PlainErrorKind, string>;

export const PLAIN_ERROR_STATUS = { failed: 500, busy: 503, loading: 503 } as const satisfies Record<
  PlainErrorKind,
  number
>;

/** What is left when not even the error page could be rendered: rule ERROR-01's texts without script. */
export const plainErrorDocument = (site: Site, assets: ShellAssets, { kind, requestId }: PlainError): string =>
  `<!DOCTYPE html><html lang="${site.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${BRAND} – Fehler ${PLAIN_ERROR_STATUS[kind]}</title>${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body><main><h1>Da ist leider etwas schiefgelaufen...</h1><p>${MESSAGES[kind]}</p><p>Vorgang ${requestId}</p><p><a href="/">Startseite</a></p></main></body></html>`;
