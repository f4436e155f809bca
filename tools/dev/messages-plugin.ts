import webpack, { type Compiler, type WebpackError } from 'webpack';
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
    let error: WebpackError | undefined;
    compiler.hooks.watchRun.tapPromise('MessagesPlugin', async () => {
      const changed = [...(compiler.modifiedFiles ?? [])].filter((file) => /(?<!\.spec|\.d)\.tsx?$/.test(file));
      if (!changed.length) return;
      error = undefined;
      const added = await addMessagesFrom(this.app, changed).catch((reason: unknown) => {
        error = new webpack.WebpackError(`The messages of the changed code were not extracted: ${String(reason)}`);
      });
      if (added) this.onAdded(added);
    });
    // Code that does not parse is reported by the build itself too.
    compiler.hooks.thisCompilation.tap('MessagesPlugin', ({ errors }) => void (error && errors.push(error)));
  }
}
