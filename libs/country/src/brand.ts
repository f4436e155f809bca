/** The product's name (rule SITE-03); titles, senders, role names and hosts are built from it. */
export const BRAND = 'Heizplatz';
