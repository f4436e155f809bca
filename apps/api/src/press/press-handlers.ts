import type { Handler } from '../http/define-handler';
import { pressPriceHandlers } from './press-prices';

export const pressHandlers: readonly Handler[] = [...pressPriceHandlers];
