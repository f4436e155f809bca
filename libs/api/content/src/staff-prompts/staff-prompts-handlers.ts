import type { Handler } from '@heizplatz/api-platform';
import { staffPrompt, removePrompt, savePrompt } from './answer-prompts';
import { promptList } from './prompt-list';

export const staffPromptsHandlers: readonly Handler[] = [...promptList.handlers, staffPrompt, removePrompt, savePrompt];
