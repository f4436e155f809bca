import { presetZipCode } from './preset-zip-code';

it.each([
  ['/pelletpreise/bayern/muenchen-80331', '80331'],
  ['/pelletpreise/bayern/garmisch/farchant-82490', '82490'],
  ['/pelletpreise/wien/wien-1010', '1010'],
  ['/pelletpreise/bayern/80331', '80331'],
  ['/pelletpreise/bayern', ''],
  ['/pelletpreise', ''],
  ['/pelletpreise/bayern/muenchen', ''],
  ['/holzpellethaendler/bayern/80331', ''],
  ['/', ''],
])('%s is about %j', (pathname, zipCode) => {
  expect(presetZipCode(pathname)).toBe(zipCode);
});
