import { BRAND } from '@heizplatz/country';
import { escapeHtml } from '../compose/escape-html';
import type { MailState } from '../compose/mail';
import type { listMails, StoredMail } from './outbox-repository';

type ListedMail = Awaited<ReturnType<typeof listMails>>[number];

const STATES: Record<MailState, string> = {
  queued: 'wartet',
  sent: 'gesendet',
  kept: 'nur hier',
  failed: 'gescheitert',
};

export const OUTBOX_STYLE = `
body { margin: 0; background: #fbf8f3; color: #23201c; font: 16px/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 1170px; margin: 0 auto; padding: 24px 16px; }
a { color: #1f4d3f; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: 10px 12px; border-bottom: 1px solid #e4dbcd; text-align: left; vertical-align: top; }
thead th { background: #f4eee4; }
iframe { width: 100%; height: 720px; border: 1px solid #e4dbcd; background: #fff; }
pre { padding: 16px; overflow: auto; background: #fff; border: 1px solid #e4dbcd; white-space: pre-wrap; }
.failed { color: #a3231f; font-weight: 650; }
`;

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)} – ${BRAND}</title>` +
  `<link rel="stylesheet" href="/outbox/style.css"></head><body><main>${content}</main></body></html>`;

const formatTimeOfDay = (date: Date): string =>
  escapeHtml(date.toISOString().replace('T', ' ').slice(0, 16)) + ' <abbr title="koordinierte Weltzeit">UTC</abbr>';

const getState = (state: MailState, attempts: number): string =>
  `<span class="${state}">${STATES[state]}</span>${attempts > 1 ? ` (${attempts} Versuche)` : ''}`;

const getRow = (mail: ListedMail): string =>
  `<tr><td>${formatTimeOfDay(mail.createdAt)}</td><td><a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></td>` +
  `<td>${escapeHtml(mail.recipient)}</td><td>${getState(mail.state, mail.attempts)}</td></tr>`;

/** The newest mails, for development and demo. */
export function outboxListPage(mails: readonly ListedMail[]): string {
  const table = `<table><thead><tr><th scope="col">Zeit</th><th scope="col">Betreff</th><th scope="col">An</th><th scope="col">Stand</th></tr></thead><tbody>${mails.map(getRow).join('')}</tbody></table>`;
  const empty = '<p>Noch keine Nachricht. Jede Bestellung schreibt hier eine.</p>';
  return page('Postausgang', `<h1>Postausgang</h1>${mails.length > 0 ? table : empty}`);
}

/** One mail; its HTML stands in a frame of its own, where nothing of it runs. */
export function outboxMailPage(mail: StoredMail): string {
  const files = mail.attachments
    .map(({ fileName }, index) => `<li><a href="/outbox/${mail.id}/files/${index}">${escapeHtml(fileName)}</a></li>`)
    .join('');
  return page(
    mail.subject,
    `<p><a href="/outbox">Alle Nachrichten</a></p><h1>${escapeHtml(mail.subject)}</h1>` +
      `<p>An ${escapeHtml(mail.recipient)}, ${formatTimeOfDay(mail.createdAt)}, ${getState(mail.state, mail.attempts)}</p>` +
      (mail.lastError ? `<p class="failed">${escapeHtml(mail.lastError)}</p>` : '') +
      (files ? `<h2>Anhänge</h2><ul>${files}</ul>` : '') +
      `<iframe title="Nachricht" src="/outbox/${mail.id}/html"></iframe>` +
      `<h2>Als Text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
}
