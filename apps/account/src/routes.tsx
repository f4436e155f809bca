import type { RouteObject } from '@heizplatz/router';
import { customerHomeRoute } from './customer-home/customer-home-route';
import { loginRoute } from './login/login-route';
import { orderRegistrationRoute } from './order-registration/order-registration-route';
import { requestConfirmationRoute } from './request-confirmation/request-confirmation-route';

export const routes: RouteObject[] = [loginRoute, orderRegistrationRoute, customerHomeRoute, requestConfirmationRoute];
