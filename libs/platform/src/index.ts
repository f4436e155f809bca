export { SHARED_LIBS } from './shared-libs.ts';
