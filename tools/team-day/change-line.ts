import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';

interface Development {
  readonly repository: string;
  readonly env: Readonly<Record<string, string>>;
  /** Origin of the marketplace. */
  readonly origin: string;
  /** Of the development server. */
  readonly port: number;
  readonly path: string;
}

/** The file with a heading, and the texts that it shall have one after the other. */
interface Change {
  readonly file: string;
  readonly texts: readonly [string, ...string[]];
}

/**
 * `npm run dev` of a team in front of a browser that takes its link: seconds from each change's save until the page shows it.
 * Throws where another browser gets any of it. The file is afterwards as it was.
 */
export async function changeLine(development: Development, { file, texts }: Change): Promise<readonly number[]> {
  const { repository, env, origin, port, path } = development;
  const server = spawn('npm', ['run', 'dev', '--', '--shell', origin, '--port', String(port)], {
    ...{ cwd: repository, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const before = readFileSync(file, 'utf8');
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(await readLink(server.stdout, origin));
    await page.getByRole('button', { name: 'Laden' }).click();
    await page.goto(origin + path);
    const [first, ...others] = texts;
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    const times: number[] = [];
    for (const [index, text] of others.entries()) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(texts[index] ?? '', text));
      const from = performance.now();
      await page.getByRole('heading', { level: 1, name: text }).waitFor();
      times.push((performance.now() - from) / 1000);
      const html = await (await fetch(origin + path)).text();
      if (html.includes(text)) throw new Error(`another browser gets '${text}'`);
    }
    return times;
  } finally {
    writeFileSync(file, before);
    await browser.close();
    const exited = once(server, 'exit');
    // npm and the command below it.
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await exited;
  }
}

async function readLink(output: NodeJS.ReadableStream, origin: string): Promise<string> {
  for await (const line of createInterface({ input: output })) if (line.startsWith(`${origin}/`)) return line;
  throw new Error('npm run dev printed no link');
}
