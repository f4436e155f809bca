/** The path of a medium. The key changes with the content, so the response may be cached for ever. */
export const mediaPath = (key: string, fileName: string): string => `/api/media/${key}/${encodeURIComponent(fileName)}`;

export const mediaStoreKey = (key: string): string => `media/${key}`;
