export { getHttpLimits, HttpEnvironment, type HttpLimits } from './http-limits.ts';
export { CLOSING, openServer } from './open-server.ts';
export { refuseConnection } from './refused-connection.ts';
export { NOBODYS_PATH } from './request-target.ts';
