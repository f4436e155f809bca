import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ChunkMessagesPlugin } from './chunk-messages-plugin';

const CATALOGUES = {
  de: { aaaaa1: ['Straße'], bbbbb2: ['Angebot'], ccccc3: ['Lager'] },
  ch: { aaaaa1: ['Strasse'], bbbbb2: ['Offerte'], ccccc3: ['Lager'] },
};

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'chunk-messages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function build(modules: Record<string, string>) {
  mkdirSync(join(folder, 'src'));
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, 'src', name), code);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: 'web',
    entry: './src/entry.js',
    output: { path: join(folder, 'out'), chunkFilename: '[name].js' },
    optimization: { minimize: false, chunkIds: 'named', splitChunks: false },
    plugins: [new ChunkMessagesPlugin({ first: 'routes', build: 'mf_test', readCatalogues: () => CATALOGUES })],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) =>
    compiler.run((error, result) => (error ? failed(error) : compiler.close(() => done(result)))),
  );
  return { errors: stats?.toJson({ errors: true }).errors?.map(({ message }) => message) ?? [] };
}

/** What was written, by chunk and locale. */
const written = () =>
  Object.fromEntries(
    readdirSync(join(folder, 'out/messages')).map((file) => [
      file.replace(/\.\w{8}\./, ' ').replace('.js', ''),
      readFileSync(join(folder, 'out/messages', file), 'utf8'),
    ]),
  );

describe('a build with messages of chunks', () => {
  it('writes for each chunk what stands in its code, in each locale', async () => {
    const { errors } = await build({
      'entry.js': 'import(/* webpackChunkName: "routes" */ "./routes.js")',
      'routes.js': 'console.log({ id: "aaaaa1" }); import(/* webpackChunkName: "list" */ "./list.js")',
      'list.js':
        'console.log({ id: "aaaaa1" }, { id: "bbbbb2" }); import(/* webpackChunkName: "loader" */ "./loader.js")',
      'loader.js': 'console.log("nothing to read")',
    });
    expect(errors).toEqual([]);
    expect(written()).toEqual({
      'routes de': 'heizplatzMessages.take("mf_test/routes",{"aaaaa1":["Straße"]});',
      'routes ch': 'heizplatzMessages.take("mf_test/routes",{"aaaaa1":["Strasse"]});',
      'list de': 'heizplatzMessages.take("mf_test/list",{"bbbbb2":["Angebot"]});',
      'list ch': 'heizplatzMessages.take("mf_test/list",{"bbbbb2":["Offerte"]});',
    });
    const entry = readFileSync(join(folder, 'out/main.js'), 'utf8');
    expect(entry).toMatch(/\.f\.messages = /);
    for (const file of readdirSync(join(folder, 'out/messages'))) expect(entry).toContain(file.split('.')[1]);
  });

  it('fails and names the module whose message no catalogue has', async () => {
    const { errors } = await build({
      'entry.js': 'import(/* webpackChunkName: "routes" */ "./routes.js")',
      'routes.js': 'console.log(/*i18n*/ { id: "zzzzz9" })',
    });
    expect(errors).toEqual([expect.stringMatching(/routes\.js uses the message zzzzz9/)]);
  });

  it('fails when the first chunk is not there', async () => {
    const { errors } = await build({ 'entry.js': 'import("./other.js")', 'other.js': '' });
    expect(errors).toEqual(["There is no chunk 'routes' that could load the first messages"]);
  });
});
