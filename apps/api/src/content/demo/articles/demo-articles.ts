import type { DemoArticle } from '../demo-text';
import { STORE_ARTICLES } from './store-articles';

/** Sixty articles, counted by country; see demo-contents.spec.ts. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [...STORE_ARTICLES];
