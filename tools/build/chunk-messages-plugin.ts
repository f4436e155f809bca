import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { chunkMessagesRuntime, messagesFile, messagesScript } from './chunk-messages-runtime.ts';
import { messagesIn, getMessagesOfChunks, missingMessagesIn } from './get-messages-of-chunks.ts';

type Messages = Readonly<Record<string, unknown>>;

interface ChunkMessagesOptions {
  /** Chunk that is loaded before all others. */
  readonly first: string;
  /** Names the build among others on one page. */
  readonly build: string;
  /** Whole catalogues by locale, all with the same ids. */
  readonly readCatalogues: () => Readonly<Record<string, Messages>>;
}

const NAME = 'ChunkMessagesPlugin';

/** Ends the error of a message that the code shows and the catalogues lack. */
const NO_CATALOGUE_HAS_IT = 'which no catalogue contains: lingui.config.js finds no folder with it';

/** Lets each chunk of a browser's build bring the messages that stand in its code (docs/decisions/0022). */
export class ChunkMessagesPlugin {
  readonly options: ChunkMessagesOptions;

  constructor(options: ChunkMessagesOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const { RuntimeGlobals, Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const files = new Map<string, string>();
      const chunksSeen = new Set<Chunk>();
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk, requirements) => {
          if (chunksSeen.has(chunk)) return;
          chunksSeen.add(chunk);
          requirements.add(RuntimeGlobals.publicPath).add(RuntimeGlobals.loadScript);
          const hashes = this.#collect(compilation, chunk, files);
          compilation.addRuntimeModule(chunk, chunkHandler(chunkMessagesRuntime(this.options.build, hashes)));
        });
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const [file, script] of files) compilation.emitAsset(file, new sources.RawSource(script));
      });
    });
  }

  /** Generates the files of the chunks that an entry leads to; returns their hashes by chunk. */
  #collect(compilation: Compilation, entry: Chunk, files: Map<string, string>): Record<string, string> {
    const { build, first, readCatalogues } = this.options;
    const catalogues = readCatalogues();
    const known = new Set(Object.values(catalogues).flatMap((messages) => Object.keys(messages)));
    const used = new Map(
      [...entry.getAllAsyncChunks()].map((chunk) => [String(chunk.id), getIds(compilation, chunk, known)]),
    );
    if (!used.has(first))
      compilation.errors.push(
        new webpack.WebpackError(`There is no chunk '${first}' that could load the first messages`),
      );
    const hashes: Record<string, string> = {};
    for (const [chunk, ids] of getMessagesOfChunks(first, used)) {
      const scripts = Object.entries(catalogues).map(([locale, messages]): [string, string] => [
        locale,
        messagesScript(`${build}/${chunk}`, Object.fromEntries(ids.map((id) => [id, messages[id]]))),
      ]);
      const hash = createHash('sha256').update(JSON.stringify(scripts)).digest('hex').slice(0, 8);
      hashes[chunk] = hash;
      for (const [locale, script] of scripts) files.set(messagesFile(chunk, hash, locale), script);
    }
    return hashes;
  }
}

function chunkHandler(code: string) {
  return new (class extends webpack.RuntimeModule {
    constructor() {
      super('messages of chunks', webpack.RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      return code;
    }
  })();
}

function getIds(compilation: Compilation, chunk: Chunk, known: ReadonlySet<string>): Set<string> {
  const ids = new Set<string>();
  for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
    const code = getCode(compilation, module, chunk);
    for (const id of messagesIn(code, known)) ids.add(id);
    for (const id of missingMessagesIn(code, known))
      compilation.errors.push(
        new webpack.WebpackError(`${module.identifier()} uses the message ${id}, ${NO_CATALOGUE_HAS_IT}`),
      );
  }
  return ids;
}

function getCode({ codeGenerationResults: results }: Compilation, module: Module, chunk: Chunk): string {
  return String(results?.get(module, chunk.runtime).sources.get('javascript')?.source() ?? '');
}
