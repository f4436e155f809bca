/** Where a medium is read. The key changes with the content, so what it answers may be kept for ever. */
export const mediaPath = (key: string, fileName: string): string => `/api/media/${key}/${encodeURIComponent(fileName)}`;

export const mediaStoreKey = (key: string): string => `media/${key}`;
