import type { ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import type { createPageRouter } from './create-page-router';

type Router = ReturnType<typeof createPageRouter>;

/** Replaces the server's document, which the release rendered, once the loaders are through. */
export async function renderAnew(tree: ReactNode, router: Router, options: RootOptions): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = ({ initialized }: typeof router.state) => initialized && resolve();
    router.subscribe(look);
    look(router.state);
  });
  createRoot(document, options).render(tree);
}

/**
 * Resolves once the author's server said which build it has, so that what is loaded from now on is that one or a later one;
 * each other one calls `onBuilt`, also after a break. `folder` is the address of the remote's files.
 */
export function followBuilds(folder: string, onBuilt = () => location.reload()): Promise<void> {
  const builds = new EventSource(new URL('builds', folder));
  let current: string | undefined;
  return new Promise((resolve) => {
    builds.onmessage = ({ data }: MessageEvent<string>) => {
      current ??= data;
      if (data !== current) onBuilt();
      resolve();
    };
    // The server does not run: the page says that the remote is missing, until there is a build.
    builds.onerror = () => {
      current ??= '';
      resolve();
    };
  });
}
