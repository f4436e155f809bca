import { copyImage, type Image, IMAGES } from './image-files.ts';

/** `node tools/deploy/copy-image.ts api|shell FOLDER`: what the image runs, copied to a folder (deploy/containers/Dockerfile). */
const isImage = (name: string): name is Image => Object.hasOwn(IMAGES, name);
const [image = '', folder] = process.argv.slice(2);
if (!isImage(image) || folder === undefined) {
  console.error(`Usage: node tools/deploy/copy-image.ts ${Object.keys(IMAGES).join('|')} FOLDER`);
  process.exit(2);
}
await copyImage(image, folder);
