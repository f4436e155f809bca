import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EVENTS_PATH, type PageEvent } from './page-events';
import { createPageStream, type PageStream } from './page-stream';

let server: Server;
let stream: PageStream;
const owners: string[] = [];

beforeEach(async () => {
  owners.length = 0;
  stream = createPageStream('s1', (owner) => owners.push(owner));
  server = createServer((request, response) => {
    if (!stream.answer(request, response)) response.end('page');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  stream.close();
  server.close();
  server.closeAllConnections();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The events of a page, one by one. */
async function openPage(owner: string): Promise<() => Promise<PageEvent>> {
  const response = await fetch(`${address()}${EVENTS_PATH}?owner=${owner}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async () => {
    while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '';
    const end = text.indexOf('\n\n');
    const event = JSON.parse(text.slice('data: '.length, end)) as PageEvent;
    text = text.slice(end + 2);
    return event;
  };
}

describe('the stream to the open pages', () => {
  it('begins with what is built and what is wrong, then tells what changes', async () => {
    stream.setBuild('order', { hash: 'h1', styles: [] });
    stream.setProblems('types', ['wrong']);
    const next = await openPage('order');
    expect(await next()).toEqual({ kind: 'hello', session: 's1', builds: { order: { hash: 'h1', styles: [] } } });
    expect(await next()).toEqual({ kind: 'problems', problems: [{ source: 'types', text: 'wrong' }] });
    stream.setBuild('order', { hash: 'h2', styles: ['styles.a.css'] });
    expect(await next()).toEqual({ kind: 'built', app: 'order', build: { hash: 'h2', styles: ['styles.a.css'] } });
    expect(owners).toEqual(['order']);
  });

  it('tells problems when they change, and that there are none left', async () => {
    stream.setProblems('order', ['a']);
    const next = await openPage('');
    await next();
    await next();
    stream.setProblems('order', ['a']);
    stream.setProblems('api', ['b']);
    expect(await next()).toMatchObject({ problems: [{ source: 'order' }, { source: 'api' }] });
    stream.setProblems('order', []);
    stream.setProblems('api', []);
    await next();
    expect(await next()).toEqual({ kind: 'problems', problems: [] });
  });

  it('leaves other requests alone', async () => {
    expect(await (await fetch(`${address()}/preise`)).text()).toBe('page');
  });
});
