import type { Handler } from '../http/define-handler';
import { searchSite } from './search-site';

export const searchHandlers: readonly Handler[] = [searchSite];
