import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../build/workspace.ts';
import { keyBeside } from '@heizplatz/releases';
import { RENDERER_FILE } from './build-renderer.ts';
import type { Drawing, RenderTask } from './rendering.ts';

export interface Renderer {
  render(task: RenderTask): Promise<Drawing>;
  stop(): Promise<void>;
}

/** A renderer in a process of its own, set up as the shell is in production. */
export function startRenderer(apiUrl: string, releasesDir: string): Renderer {
  const child = fork(RENDERER_FILE, {
    cwd: ROOT,
    execArgv: [],
    env: {
      ...{ ...process.env, NODE_ENV: 'production', MODE: 'production', API_URL: apiUrl, RELEASES_DIR: releasesDir },
      RELEASE_PUBLIC_KEY: keyBeside(releasesDir),
    },
  });
  const exited = once(child, 'exit');
  return {
    render: async (task) => {
      child.send(task);
      const ended = exited.then(() => [undefined]);
      const [drawing]: (Drawing | undefined)[] = await Promise.race([once(child, 'message'), ended]);
      if (!drawing) throw new Error('The renderer exited');
      return drawing;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
