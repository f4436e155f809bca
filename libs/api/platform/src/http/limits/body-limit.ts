/** Of calls that name no limit of their own; one with a higher limit takes files. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
