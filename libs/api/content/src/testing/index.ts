export { editor } from '../staff-content/testing/editor';
