import { mutate } from 'swr';

/** After a session has ended: what it was answered is dropped, and what is on the page is asked for anew. */
export const clearResponses = async (): Promise<void> => void (await mutate(() => true, undefined));
