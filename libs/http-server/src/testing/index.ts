export { answerAll } from './answer-all.ts';
export { openMany, RawClient } from './raw-client.ts';
export { weakTexts } from './weak-texts.ts';
