/** The product's name; titles, senders, role names and hosts are built from it. */
export const BRAND = 'Heizplatz';
