import type { AddressFields } from '@heizplatz/contract';
import type { users } from './schema';

type Person = Pick<typeof users.$inferInsert, 'salutation' | 'title1' | 'title2' | 'firstName' | 'lastName' | 'phone'>;

/** The person named by a registration's address; none without one. */
export const namedPerson = (address: AddressFields | null): Person =>
  address === null
    ? {}
    : {
        salutation: address.Salutation,
        title1: address.Title1,
        title2: address.Title2,
        firstName: address.FirstName,
        lastName: address.LastName,
        phone: address.Phone,
      };
