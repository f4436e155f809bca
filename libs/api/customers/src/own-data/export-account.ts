import {
  addressAccess,
  addresses,
  findUserAddresses,
  findPasskeys,
  passkeys,
  presentCustomerAddresses,
  users,
} from '@heizplatz/api-identity';
import { type Database, ownColumns } from '@heizplatz/api-platform';
import { findFuelStoragesOfUser } from '../fuel-storages/store-repository';
import { findAddressAccess, findLogins } from './own-account-repository';
import type { CustomerRow } from '../customer-area/customer-repository';

const SALUTATIONS = ['keine Angabe', 'Frau', 'Herr'] as const;

/** The account itself; of the password only that there is one. */
export const exportMasterData = (row: CustomerRow) => ({
  Kundennummer: row.id,
  Anrede: SALUTATIONS[row.salutation] ?? SALUTATIONS[0],
  ...ownColumns(users, row),
  Land: row.countryId,
  Rollen: row.roles,
  PasswortGesetzt: row.passwordHash !== null,
  GesperrtSeit: row.lockedAt,
  KundeSeit: row.createdAt,
});

/** Addresses with the access notes and the data of their fuel storages. */
export async function exportAddresses(db: Database, userId: number) {
  const rows = await findUserAddresses(db, userId);
  const presented = presentCustomerAddresses(rows);
  const access = await findAddressAccess(db, userId);
  const stores = await findFuelStoragesOfUser(db, userId);
  return {
    Adressen: presented.map(({ Address, AddressType, IsDefault }, index) => ({
      Art: AddressType === 1 ? 'Lieferung' : 'Rechnung',
      Standard: IsDefault,
      ...Address,
      ...ownColumns(addresses, rows[index] ?? {}),
      AngelegtAm: rows[index]?.createdAt,
    })),
    ZufahrtUndHaustechnik: access.map((row) => ({ ...ownColumns(addressAccess, row), Stand: row.keptAt })),
    Lager: stores.map((store) => ({
      AdresseId: store.addressId,
      FassungKg: store.capacityKg,
      BestandKg: store.stockKg,
      BestandAm: store.filledAt,
      JahresverbrauchKg: store.yearlyUseKg,
      Stand: store.savedAt,
    })),
  };
}

/** When sessions were active; neither tokens nor their hashes, and no name except "support". */
export async function exportLogins(db: Database, userId: number) {
  const rows = await findLogins(db, userId);
  return rows.map((row) => ({
    Beginn: row.createdAt,
    GiltBis: row.expiresAt,
    Ende: row.endedAt,
    GrundDesEndes: row.endReason,
    Durch: row.actingUserId === null ? 'Sie selbst' : 'Kundendienst',
  }));
}

/** What the account logs in with beside its password; not the keys. */
export async function exportPasskeys(db: Database, userId: number) {
  const rows = await findPasskeys(db, userId);
  return rows.map((row) => ({
    ...ownColumns(passkeys, row),
    Seite: row.rpId,
    AngelegtAm: row.createdAt,
    ZuletztBenutztAm: row.lastUsedAt,
  }));
}
