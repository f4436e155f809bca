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
  const said: string[] = [];
  try {
    const page = await (await browser.newContext()).newPage();
    page.on('console', (message) => said.push(message.text())).on('pageerror', ({ message }) => said.push(message));
    await page.goto(await readLink(server.stdout, origin, said));
    await page.getByRole('button', { name: 'Laden' }).click();
    // The answer to the form sets the cookie.
    await page.waitForURL((url) => !url.pathname.startsWith('/releases/'));
    await page.goto(origin + path);
    const [first, ...others] = texts;
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    const times: number[] = [];
    for (const [index, text] of others.entries()) {
      // Heading and title.
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(texts[index] ?? '', text));
      const from = performance.now();
      await page.getByRole('heading', { level: 1, name: text }).waitFor();
      times.push((performance.now() - from) / 1000);
      const html = await (await fetch(origin + path)).text();
      if (html.includes(text)) throw new Error(`another browser gets '${text}'`);
    }
    return times;
  } catch (error) {
    throw new Error(`npm run dev and the page said: ${said.join('\n')}`, { cause: error });
  } finally {
    writeFileSync(file, before);
    await browser.close();
    const exited = once(server, 'exit');
    // npm and the command below it.
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await exited;
  }
}

/** What comes besides is kept for the message of a failure. */
const readLink = (output: NodeJS.ReadableStream, origin: string, said: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    createInterface({ input: output })
      .on('line', (line) => {
        said.push(line);
        if (line.startsWith(`${origin}/`)) resolve(line);
      })
      .on('close', () => reject(new Error('npm run dev printed no link')));
  });
