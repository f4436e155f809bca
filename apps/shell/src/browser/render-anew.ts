import type { ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import type { createPageRouter } from './create-page-router';

interface Anew {
  readonly router: ReturnType<typeof createPageRouter>;
  readonly options: RootOptions;
  /** Address of the remote's files, and of what its author builds next. */
  readonly folder: string;
}

/** Replaces the server's document, which the release rendered, once the loaders are through; and each time it is built. */
export async function renderAnew(tree: ReactNode, { router, options, folder }: Anew): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = ({ initialized }: typeof router.state) => initialized && resolve();
    router.subscribe(look);
    look(router.state);
  });
  createRoot(document, options).render(tree);
  followBuilds(new EventSource(new URL('builds', folder)));
}

/** The first message names what is there; another one, also after a break, that something else is. */
function followBuilds(builds: EventSource): void {
  let current: string | undefined;
  builds.onmessage = ({ data }: MessageEvent<string>) => {
    current ??= data;
    if (data !== current) location.reload();
  };
}
