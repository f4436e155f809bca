import type { Handler } from './define-handler';

/** Every area's handlers; one line an area. */
export const ALL_HANDLERS: readonly Handler[] = [];
