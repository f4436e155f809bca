import { ROLES } from '@heizplatz/identity';
import { PROMPTS_PATH } from '@heizplatz/routes';

/** Prompts are Editor's and Marketing's (product.md section 6). */
export const PROMPT_ROLES = [ROLES.editor, ROLES.marketing];
export const NEW_PROMPT = 'neu';
export const promptPath = (id: number | typeof NEW_PROMPT): string => `${PROMPTS_PATH}/${id}`;
