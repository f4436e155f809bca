import {
  after,
  composeMail,
  type Config,
  type Mail,
  type MailBlock,
  type MailKind,
  momentText,
  siteOrigin,
} from '@heizplatz/api-platform';
import { siteById, type CountryId } from '@heizplatz/country';
import { LOGIN_PATH } from '@heizplatz/routes';
import { LINK_TTL_SECONDS } from '../mailed-links/mailed-link';

/** To whom, from which site. */
export interface Addressee {
  readonly countryId: CountryId;
  readonly to: string;
  readonly config: Config;
  readonly now: Date;
  /** Of kinds for either reader: whether the mailbox is proven to be the account's. */
  readonly isProven?: boolean;
}

export const paragraph = (content: string): MailBlock => ({ kind: 'text', text: content });

/** A page of the site; its address comes from configuration, never from a request. */
export function getPage({ countryId, config }: Addressee, path: string): string {
  return siteOrigin(countryId, config) + path;
}

export const loginPage = (addressee: Addressee): string => getPage(addressee, LOGIN_PATH);

/** What stands under a link's button. */
export const validUntil = (purpose: keyof typeof LINK_TTL_SECONDS, { now, countryId }: Addressee): MailBlock => ({
  kind: 'note',
  text: `Der Link gilt bis ${momentText(after(now, LINK_TTL_SECONDS[purpose]), siteById(countryId))} und nur einmal.`,
});

/** With the greeting that all of them begin with. */
export function composeAccountMail(
  addressee: Addressee,
  kind: MailKind,
  subject: string,
  blocks: readonly MailBlock[],
): Mail {
  const site = siteById(addressee.countryId);
  return composeMail({
    config: addressee.config,
    site,
    kind,
    ...(addressee.isProven && { isProven: true }),
    to: addressee.to,
    subject,
    blocks: [paragraph('Guten Tag,'), ...blocks],
  });
}
