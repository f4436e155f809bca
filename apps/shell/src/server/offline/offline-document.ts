import { createHash } from 'node:crypto';
import { BRAND, type Site, phoneHref } from '@heizplatz/country';

/** Inlined, since nothing else can be fetched when it is displayed. */
const STYLE = `body{margin:0;background:#fbf8f3;color:#23201c;font:16px/1.6 system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:4rem 1rem}h1{font-size:1.6rem;line-height:1.25}a{color:#153a2f}.again{display:inline-block;padding:.75rem 1.25rem;border-radius:10px;background:#153a2f;color:#fff;font-weight:650;text-decoration:none}`;

/** What a visitor without a connection sees for any page of the site; the link requests that page again. */
export const offlineDocument = ({ htmlLang, customerPhone }: Site): string =>
  `<!DOCTYPE html><html lang="${htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Keine Verbindung – ${BRAND}</title><style>${STYLE}</style></head><body><main><h1>Keine Verbindung zum Internet</h1><p>Diese Seite konnte nicht geladen werden. Eine begonnene Bestellung und Ihre Angaben sind gespeichert: Es geht weiter, sobald die Verbindung wieder da ist.</p><p><a class="again" href="">Noch einmal versuchen</a></p><p>Am Telefon erreichen Sie uns unter <a href="${phoneHref(customerPhone)}">${customerPhone}</a>.</p></main></body></html>`;

/** No script, nothing from elsewhere, this style alone. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
