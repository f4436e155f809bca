import type { Handler } from '@heizplatz/api-platform';
import { getPrompt, removePrompt, savePrompt } from './answer-prompts';
import { promptList } from './prompt-list';

export const staffPromptsHandlers: readonly Handler[] = [...promptList.handlers, getPrompt, removePrompt, savePrompt];
