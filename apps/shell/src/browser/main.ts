import './set-nonce';
import { nextTask } from './next-task';

/** What the page starts with, in pieces: each runs in a task of its own, so that no key and no frame waits for all. */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './pieces/router'),
  () => import(/* webpackMode: "eager" */ './pieces/messages'),
  () => import(/* webpackMode: "eager" */ './pieces/calls'),
  () => import(/* webpackMode: "eager" */ '../app/layouts'),
  () => import(/* webpackMode: "eager" */ './create-page-router'),
];

async function startInPieces(): Promise<void> {
  for (const piece of PIECES) {
    await piece();
    await nextTask();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page');
  await startPage();
}

void startInPieces();
