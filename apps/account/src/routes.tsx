import type { RouteObject } from '@heizplatz/router';
import { loginRoute } from './login/login-route';
import { orderRegistrationRoute } from './order-registration/order-registration-route';

export const routes: RouteObject[] = [loginRoute, orderRegistrationRoute];
