import { BRAND, type Site, toSiteSpelling } from '@heizplatz/country';
import { IMPRINT_PATH } from '@heizplatz/routes';
import { type SiteHosts, siteHost, siteOrigin } from '../../config/site-origin';
import type { Mail, MailAttachment } from './mail';
import type { MailBlock } from './mail-block';
import { mailHtml } from './mail-html';
import { type MailKind, mailKindRule } from './mail-kinds';
import { mailText } from './mail-text';
import { blockForReader, textForReader } from './text-for-reader';

export interface MailParts {
  readonly config: SiteHosts;
  readonly site: Site;
  /** What it is about: 'order-received' … */
  readonly kind: MailKind;
  /** Of kinds for either reader: whether the mailbox is proven to be the reader's. Unless it is said, it is not. */
  readonly isProven?: boolean;
  /** The order that it is about. */
  readonly orderId?: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  readonly attachments?: readonly MailAttachment[];
  /** By what the dealer is reached, which may be clicked in any mail. */
  readonly ours?: readonly string[];
}

/** Whoever is not known gets nothing to click but what is ours, and what was typed if law asks for it. */
function readerOf({ config, site, kind, isProven = false, to, attachments = [], ours = [] }: MailParts) {
  const { reader, owes } = mailKindRule(kind);
  return textForReader({
    isProven: reader === 'known' || (reader === 'either' && isProven),
    isOwed: owes !== undefined,
    ours: [to, ...attachments.map(({ fileName }) => fileName), ...ours],
    places: [siteHost(site.countryId, config), siteOrigin(site.countryId, config)],
  });
}

/** In Switzerland ß is ss, in addresses of links never; our number never ends a line in its middle. */
function spelledFor(site: Site, block: MailBlock<string>): MailBlock<string> {
  const spelled = (text: string) =>
    toSiteSpelling(site.countryId, text).replaceAll(site.customerPhone, site.customerPhone.replaceAll(' ', '\u00A0'));
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(spelled) };
    case 'lines':
      return { ...block, lines: block.lines.map(spelled) };
    case 'rows':
      return {
        ...block,
        rows: block.rows.map((row) => ({
          ...row,
          label: spelled(row.label),
          value: spelled(row.value),
        })),
      };
    case 'button':
      return { ...block, label: spelled(block.label) };
    default:
      return { ...block, text: spelled(block.text) };
  }
}

/** A header must stay one line, or it becomes two. */
const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').trim();

/** One structure as text and HTML, in the site's spelling, with the brand around it. Send it by `queueMail`. */
export function composeMail(parts: MailParts): Mail {
  const { config, site, kind, orderId, to, replyTo, subject, blocks, attachments } = parts;
  const read = readerOf(parts);
  const title = oneLine(toSiteSpelling(site.countryId, read(subject) ?? ''));
  const spelled = blocks.flatMap((block) => blockForReader(block, read)).map((block) => spelledFor(site, block));
  const footer = [
    `${BRAND} ${site.countryName} · ${siteHost(site.countryId, config)}`,
    `Telefon ${site.customerPhone}`,
    `Impressum: ${siteOrigin(site.countryId, config)}${IMPRINT_PATH}`,
  ];
  return {
    countryId: site.countryId,
    kind,
    ...(orderId && { orderId }),
    to: oneLine(to),
    ...(replyTo && { replyTo: oneLine(replyTo) }),
    subject: title,
    text: mailText([{ kind: 'heading', text: title }, ...spelled], footer),
    html: mailHtml(spelled, { htmlLang: site.htmlLang, brand: BRAND, subject: title, footer }),
    ...(attachments && { attachments }),
  };
}
