import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { EXPOSED_FILES, ExposedFilesPlugin } from './exposed-files-plugin';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'exposed-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles a remote's entry that exposes the chunk 'routes'; returns the errors. */
async function build(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    output: { path: join(folder, 'out'), filename: '[name].js', chunkFilename: '[name].[contenthash:4].js' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), new ExposedFilesPlugin('routes')],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) =>
    compiler.run((error, result) => (error ? failed(error) : compiler.close(() => done(result)))),
  );
  return (stats?.compilation.errors ?? []).map(({ message }) => message);
}

describe('the files of an exposed chunk', () => {
  it('are its own scripts, and the styles of screens on demand too', async () => {
    const errors = await build({
      'entry.js': 'import(/* webpackChunkName: "routes" */ "./routes.js")',
      'routes.js': 'import "./routes.css"; import(/* webpackChunkName: "screen" */ "./screen.js")',
      'routes.css': 'h1 { color: red }',
      'screen.js': 'import "./screen.css"; console.log("a screen")',
      'screen.css': 'h2 { color: blue }',
    });
    expect(errors).toEqual([]);
    expect(JSON.parse(readFileSync(join(folder, 'out', EXPOSED_FILES), 'utf8'))).toEqual({
      scripts: [expect.stringMatching(/^routes\.\w{4}\.js$/)],
      styles: ['routes.css', 'screen.css'],
    });
  });

  it('are an error where the chunk is missing', async () => {
    expect(await build({ 'entry.js': 'console.log(1)' })).toEqual(["There is no chunk 'routes'"]);
  });
});
