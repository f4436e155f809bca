import { REMOTE_NAMES } from '../build/apps.ts';
import { compileMessages } from './compile-messages.ts';

/** `node tools/messages/compile-all.ts` writes the compiled messages of every app, which types and builds then find alike. */
for (const app of ['shell', ...REMOTE_NAMES]) await compileMessages(app);
