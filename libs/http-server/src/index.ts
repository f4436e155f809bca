export { getHttpLimits, HttpEnvironment, type HttpLimits } from './http-limits.ts';
export { openServer } from './open-server.ts';
export { refuseConnection } from './refused-connection.ts';
export { NOBODYS_PATH } from './request-target.ts';
