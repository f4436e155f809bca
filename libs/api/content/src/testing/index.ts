export { HOSTILE_HTML } from '../content/testing/hostile-html';
export { editor } from '../staff-content/testing/editor';
