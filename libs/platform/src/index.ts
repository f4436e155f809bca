export { CROSSING_PACKAGES, GIVEN_TYPES, SHARED_LIBS } from './shared-libs.ts';
