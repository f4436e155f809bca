import { escapeHtml } from './escape-html';
import type { MailBlock, MailRow } from './mail-block';

/** The design's values; mail programs know neither custom properties nor stylesheets. */
const COLOURS = {
  paper: '#FBF8F3',
  surface: '#FFFFFF',
  sunk: '#F4EEE4',
  line: '#E4DBCD',
  ink: '#23201C',
  ink2: '#5C554B',
  spruce: '#1F4D3F',
  spruceTint: '#E5EFEA',
  ember: '#B8461A',
} as const;
const FONT = 'Figtree,Segoe UI,Helvetica,Arial,sans-serif';

/** Escaped; an ellipsis within a word ('a…a@example.com') ends no line. */
const textHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/…(?=\S)/g, '…&#8288;')
    .replaceAll('\n', '<br>');

const paragraph = (style: string, text: string): string => `<p style="margin:0 0 16px;${style}">${textHtml(text)}</p>`;

const FIRST = `padding:14px 24px;background:${COLOURS.ember};color:#FFFFFF`;
const SECOND = `padding:12px 22px;border:2px solid ${COLOURS.spruce};background:${COLOURS.surface};color:${COLOURS.spruce}`;

function getRow({ label, value, isStrong }: MailRow): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top`;
  const weight = isStrong ? 'font-weight:700;font-size:18px' : '';
  return (
    `<tr><th scope="row" style="${cell};text-align:left;font-weight:400;color:${COLOURS.ink2};padding-right:16px">${escapeHtml(label)}</th>` +
    `<td style="${cell};text-align:right;${weight}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`
  );
}

function renderHtml(block: MailBlock<string>): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 12px;font-size:20px;line-height:1.3;color:${COLOURS.spruce}">${escapeHtml(block.text)}</h2>`;
    case 'text':
      return paragraph('', block.text);
    case 'note':
      return paragraph(`padding:12px 16px;background:${COLOURS.spruceTint};border-radius:10px`, block.text);
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:20px">${block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'rows':
      return `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px;border-collapse:collapse">${block.rows.map(getRow).join('')}</table>`;
    case 'lines':
      return `<p style="margin:0 0 16px">${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" style="display:inline-block;${block.isSecond ? SECOND : FIRST};text-decoration:none;font-weight:700;border-radius:10px">${escapeHtml(block.label)}</a></p>`;
  }
}

/** Closes the footer and the document. */
export const HTML_END = '</div>\n</div></body></html>';

export interface HtmlFrame {
  readonly htmlLang: string;
  readonly brand: string;
  readonly subject: string;
  readonly footer: readonly string[];
}

/** The mail as one HTML document with inline styles, 600 px at most, readable without pictures. */
export function mailHtml(
  blocks: readonly MailBlock<string>[],
  { htmlLang, brand, subject, footer }: HtmlFrame,
): string {
  return `<!doctype html>
<html lang="${escapeHtml(htmlLang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${COLOURS.paper};color:${COLOURS.ink};font:16px/1.5 ${FONT}">
<div style="max-width:600px;margin:0 auto;background:${COLOURS.surface};border:1px solid ${COLOURS.line};border-radius:16px;overflow:hidden">
<div style="padding:16px 24px;background:${COLOURS.spruce};color:#FFFFFF;font-weight:700;font-size:20px">${escapeHtml(brand)}</div>
<div style="padding:24px"><h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(subject)}</h1>${blocks.map(renderHtml).join('\n')}</div>
<div style="padding:16px 24px;background:${COLOURS.sunk};color:${COLOURS.ink2};font-size:13px">${footer.map(escapeHtml).join('<br>')}${HTML_END}`;
}
