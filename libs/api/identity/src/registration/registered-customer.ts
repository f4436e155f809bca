import type { Database } from '@heizplatz/api-platform';
import type { AddressFields } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { addressFingerprint } from '../addresses/address-fingerprint';
import { findUserAddresses, insertAddress } from '../addresses/address-repository';
import { presentAddress } from '../addresses/present-address';
import { setNewsConsent } from '../subscriptions/news-consent';
import type { MailedLink } from '../mailed-links/mailed-link';
import { namedPerson } from '../users/named-person';
import type { RegistrationContent } from './registration-content';
import { endFamiliesOf } from '../session/refresh-repository';
import { deleteRegistrationsOf } from './registration-repository';
import { type Account, changeUser, insertUser, lockAccount } from '../users/user-repository';

interface Confirmed {
  readonly link: MailedLink;
  /** argon2id, of the password that the mailbox's owner chose. */
  readonly passwordHash: string;
  readonly content: RegistrationContent;
  readonly now: Date;
}

/** Data entered with the registration that is not stored already, as a guest's is. */
async function addAddresses(tx: Database, userId: number, { content, now: createdAt }: Confirmed): Promise<void> {
  const { DeliveryAddress, InvoiceAddress, UseInvoiceAddress } = content;
  const input: [number, AddressFields | null][] = [
    [1, DeliveryAddress],
    [0, UseInvoiceAddress ? InvoiceAddress : null],
  ];
  const rows = await findUserAddresses(tx, userId);
  for (const [addressType, address] of input) {
    if (!address) continue;
    const same = addressFingerprint(address);
    const own = rows.filter((row) => row.addressType === addressType).map(presentAddress);
    if (own.some((known) => addressFingerprint(known) === same && known.LastName === address.LastName)) continue;
    await insertAddress(tx, { userId, addressType, address, createdAt });
  }
}

/** A guest enters its name with its order's first address, and is not asked for it on becoming a customer. */
async function findGuestAddress(tx: Database, guest: Account | null): Promise<AddressFields | null> {
  if (!guest || guest.lastName !== '') return null;
  const rows = await findUserAddresses(tx, guest.id);
  const row = rows.find(({ addressType }) => addressType === 1) ?? rows[0];
  return row ? presentAddress(row) : null;
}

/**
 * The customer of a confirmed registration. A guest who requested it becomes the customer itself, so that it keeps
 * its orders, addresses and running order. A taken e-mail violates users_email_unique.
 */
export async function makeCustomer(tx: Database, confirmed: Confirmed): Promise<number> {
  const { link, passwordHash, content, now } = confirmed;
  const guest = link.guestId === null ? null : await lockAccount(tx, link.guestId);
  const account = {
    email: content.EmailAddress,
    isGuest: false,
    passwordHash,
    roles: [ROLES.customer],
    newsletterWanted: content.NewsletterWanted,
    ...namedPerson(content.DeliveryAddress ?? content.InvoiceAddress ?? (await findGuestAddress(tx, guest))),
  };
  const isMoved = guest?.isGuest === true && guest.lockedAt === null;
  if (isMoved) {
    await changeUser(tx, guest.id, account);
    await endFamiliesOf(tx, guest.id, { endReason: 'registered', endedAt: now });
    await deleteRegistrationsOf(tx, guest.id);
  }
  const userId = isMoved ? guest.id : await insertUser(tx, { ...account, countryId: link.countryId, createdAt: now });
  await addAddresses(tx, userId, confirmed);
  if (content.NewsletterWanted) await setNewsConsent(tx, { userId, isRequired: true, now });
  return userId;
}
