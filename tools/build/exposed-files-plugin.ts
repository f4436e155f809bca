import webpack, { type ChunkGroup, type Compiler } from 'webpack';

/** File of a remote's browser build that lists what a page of the remote needs at once. */
export const EXPOSED_FILES = 'exposed-files.json';

/** Paths within the build. The styles are those of screens on demand too, so that nothing flashes. */
export interface ExposedFiles {
  scripts: string[];
  styles: string[];
}

/** Writes the files of an exposed module's chunk. */
export class ExposedFilesPlugin {
  readonly chunk: string;

  constructor(chunk: string) {
    this.chunk = chunk;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposedFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ExposedFilesPlugin', stage }, () => {
        const group = compilation.namedChunkGroups.get(this.chunk);
        if (!group) return void compilation.errors.push(new webpack.WebpackError(`There is no chunk '${this.chunk}'`));
        const files: ExposedFiles = {
          scripts: group.getFiles().filter((file) => file.endsWith('.js')),
          styles: [...new Set([group, ...getDescendants(group)].flatMap((one) => one.getFiles()))].filter((file) =>
            file.endsWith('.css'),
          ),
        };
        compilation.emitAsset(EXPOSED_FILES, new webpack.sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}

function getDescendants(group: ChunkGroup, seen = new Set<ChunkGroup>()): ReadonlySet<ChunkGroup> {
  for (const child of group.getChildren()) {
    if (seen.has(child)) continue;
    seen.add(child);
    getDescendants(child, seen);
  }
  return seen;
}
