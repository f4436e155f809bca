import './set-nonce';
import { nextTask } from './next-task';

/** React is evaluated in a task of its own, so that no key and no frame waits for all (docs/decisions/0023). */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page');
  await startPage();
}

void start();
