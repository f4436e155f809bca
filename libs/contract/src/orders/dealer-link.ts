import { DEALERS_PATH } from '@heizplatz/routes';

/** A dealer's profile where only its id is known, as in offers and orders; it leads on to the path by its name. */
export const dealerLink = (dealerId: number): string => `${DEALERS_PATH}/haendler-${dealerId}`;
