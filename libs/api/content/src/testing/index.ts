export { HOSTILE_HTML } from '../content-pages/testing/hostile-html';
export { editor } from '../staff-content/testing/editor';
