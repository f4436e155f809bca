const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether PostgreSQL takes it as one; anything else is no id of ours. */
export const isUuid = (text: string): boolean => UUID.test(text);
