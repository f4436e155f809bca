import type { RouteObject } from '@heizplatz/router';
import { offerListRoute } from './offer-list/offer-list-route';

export const routes: RouteObject[] = [offerListRoute];
