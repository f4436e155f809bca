import type { Compiler } from 'webpack';
import { addMessagesFrom } from '../messages/compile-messages.ts';
import type { MessagesByLocale } from './worker-messages.ts';

/** Before each rebuild: extracts the messages of changed code, so that the build finds them in the catalogues. */
export class MessagesPlugin {
  readonly app: string;
  readonly onAdded: (messages: MessagesByLocale) => void;

  constructor(app: string, onAdded: (messages: MessagesByLocale) => void) {
    this.app = app;
    this.onAdded = onAdded;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tapPromise('MessagesPlugin', async () => {
      const changed = [...(compiler.modifiedFiles ?? [])].filter((file) => /(?<!\.spec|\.d)\.tsx?$/.test(file));
      if (!changed.length) return;
      // Code that does not parse is reported by the build itself.
      const added = await addMessagesFrom(this.app, changed).catch(() => undefined);
      if (added) this.onAdded(added);
    });
  }
}
