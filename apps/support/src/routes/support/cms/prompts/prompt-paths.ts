import { PROMPTS_PATH } from '@heizplatz/routes';

export const NEW_PROMPT = 'neu';
export const promptPath = (id: number | typeof NEW_PROMPT): string => `${PROMPTS_PATH}/${id}`;
